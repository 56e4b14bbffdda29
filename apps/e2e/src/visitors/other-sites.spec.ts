import { expect, test, type Browser, type Page } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { headlessShell } from '../browsers.ts'
import { resolverRules, serveHostNames, type HostNames } from '../host-names.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'
import { logIn, logOut } from '../log-in.ts'
import { callAsPage } from '../training.ts'

test.use({ launchOptions: headlessShell })

/**
 * Each makes a browser ask for an address without a script of the asked site. `go` is clicked where it is there.
 */
const ways: Record<string, (address: string) => string> = {
  image: (address) => `<img src="${address}">`,
  iframe: (address) => `<iframe src="${address}" referrerpolicy="no-referrer"></iframe>`,
  prefetch: (address) => `<link rel="prefetch" href="${address}">`,
  'fetch without CORS': (address) =>
    `<script>fetch('${address}', { mode: 'no-cors', credentials: 'include' }).catch(() => {})</script>`,
  link: (address) => `<a id="go" href="${address}">Huts</a>`,
  'link with noreferrer': (address) => `<a id="go" rel="noreferrer" href="${address}">Huts</a>`,
  'window.open': (address) =>
    `<button id="go" onclick="window.open('${address}', '_blank', 'noopener,noreferrer')">Huts</button>`,
  'meta refresh': (address) => `${silent}<meta http-equiv="refresh" content="0;url=${address}">`,
  'location of a script': (address) => `${silent}<button id="go" onclick="location='${address}'">Huts</button>`,
  'form with GET': (address) => formWith(address, 'get'),
  'form with POST': (address) => formWith(address, 'post'),
}

/** Has no page that a request came from told. */
const silent = '<meta name="referrer" content="no-referrer">'

/** With these the browser sends the session's cookie, and on plain http nothing that tells where it comes from. */
const telltale = ['link with noreferrer', 'window.open', 'meta refresh', 'location of a script', 'form with GET']

const clicked = [...telltale.filter((way) => way !== 'meta refresh'), 'link', 'form with POST']

/** What may tell where a request comes from. */
const told = ['sec-fetch-site', 'origin', 'referer', 'x-requested-with']

/** A form sends its query in fields. */
function formWith(address: string, method: 'get' | 'post'): string {
  const { origin, pathname, searchParams } = new URL(address)
  const fields = [...searchParams].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  return `${silent}<form method="${method}" action="${origin}${pathname}">${fields.join('')}<button id="go">Huts</button></form>`
}

function hostilePage(url: URL): string {
  const write = ways[url.searchParams.get('way') ?? ''] ?? (() => '')
  return `<!doctype html><title>Another site</title>${url.searchParams.getAll('address').map(write).join('')}`
}

let site: OwnSite
let names: HostNames
let browser: Browser
test.afterEach(async () => {
  await browser.close()
  await site.close()
  await names.close()
})

for (const scheme of ['http', 'https'] as const)
  test(`on ${scheme} another site changes nothing in the name of somebody logged in, and the site itself does`, async ({
    playwright,
    launchOptions,
  }) => {
    test.setTimeout(300_000)
    names = await serveHostNames(scheme, hostilePage)
    site = await startOwnSite(scheme === 'https' ? { PUBLIC_URL: names.site, TRUST_PROXY: 'on' } : {})
    names.serveFrom(site.address)
    browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), resolverRules],
    })
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: names.site })
    const staff = await context.newPage()
    await staff.goto('/')
    await logIn(staff, administrator)
    await expect(staff.getByRole('button', { name: 'Settings', exact: true })).toBeVisible()
    await submitForm()
    const { calls, pageId } = await fill(staff)
    const before = await contentOf(staff)

    for (const [place, way] of Object.keys(ways).entries())
      await test.step(way, async () => {
        for (const some of loadedTogether(way, calls, scheme === 'http' ? undefined : place)) {
          const page = await context.newPage()
          const asked = Promise.all(some.map((call) => names.nextFor(call.split('?', 1)[0] ?? '')))
          const query = new URLSearchParams([['way', way], ...some.map((call) => ['address', `${names.site}${call}`])])
          await page.goto(`${names.other}/?${query}`)
          if (clicked.includes(way)) await page.locator('#go').click()
          for (const { cookie = '', ...headers } of await asked) {
            if (!telltale.includes(way)) continue
            expect(cookie).toContain('sitewright=')
            if (scheme === 'http') expect(told.filter((name) => name in headers)).toEqual([])
          }
        }
        for (const opened of context.pages()) if (opened !== staff) await opened.close()
        expect(await contentOf(staff)).toEqual(before)
      })

    await test.step('the site itself deletes a page and ends the session', async () => {
      await staff.goto('/pages/pagemanager')
      await staff
        .getByRole('row', { name: /To be deleted/ })
        .getByRole('button', { name: 'Delete page' })
        .click()
      await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      const success = staff.getByRole('alertdialog', { name: 'Page was successfully deleted' })
      await success.getByRole('button', { name: 'OK' }).click()
      expect((await contentOf(staff)).pages.map(({ id }) => id)).not.toContain(pageId)
      await logOut(staff)
    })
  })

/**
 * What a page loads it loads at once; what leads away from it needs a page of its own.
 *
 * @param place of the way, where one in three of the calls is enough for it: other ways have the others.
 */
function loadedTogether(way: string, calls: string[], place?: number): string[][] {
  if (!clicked.includes(way) && way !== 'meta refresh') return [calls]
  return calls.filter((_, at) => place === undefined || (at + place) % 3 === 0).map((call) => [call])
}

interface Listed {
  id: number
}

/** A visitor's submission of the starter's form, which waits from then on. */
async function submitForm(): Promise<void> {
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto(`${site.address}/contact`)
  await visitor.getByLabel('Name').fill('Anna Berg')
  await visitor.getByLabel('Message').fill('Two nights.')
  await visitor.getByLabel('Email').fill('anna@example.org')
  await visitor.getByRole('button', { name: 'SEND' }).click()
  await expect(visitor.getByText(/^Your message is kept/)).toBeVisible()
  await context.close()
}

/** Something of everything that can be deleted by its address. @returns the addresses that change something. */
async function fill(staff: Page): Promise<{ calls: string[]; pageId: number }> {
  const pageId = await publishPage(staff, { title: 'To be deleted', type: 'Single page', shortcut: 'gone' })
  const create = (key: string, body: object) => callAsPage<Listed>(staff, `POST private/${key}.json.php`, body)
  const { id: role } = await create('role-create', { title: 'Wardens' })
  await create('account-create', { email: 'anna@example.org', name: 'Anna Berg', intro: false })
  const accounts = await callAsPage<(Listed & { email: string })[]>(staff, 'GET private/account-get-list.json.php')
  const account = accounts.find(({ email }) => email === 'anna@example.org')?.id
  const folders = await callAsPage<{ idFolder: number; Root: string }[]>(
    staff,
    'GET protected/folder-get-list.json.php',
  )
  const open = folders.find(({ Root }) => Root === 'public')?.idFolder ?? 0
  const { id: folder } = await create('folder-create', { name: 'Photos', parentid: open })
  const file = await uploadText(staff, open)
  const form = await publishPage(staff, { title: 'Ask us', type: 'Contact form', shortcut: 'ask' })
  const [waiting] = await callAsPage<(Listed & { code: string })[]>(staff, 'GET private/form-get-release-list.json.php')
  const calls = [
    `private/page-delete.json.php?id=${pageId}`,
    `private/account-delete.json.php?id=${account}`,
    `private/account-reactivate.json.php?id=${account}`,
    `private/role-delete.json.php?id=${role}`,
    `private/folder-delete.json.php?id=${folder}`,
    `private/file-delete.json.php?id=${file}`,
    `private/file-move.json.php?iid=${file}&fid=${folder}`,
    `private/form-submission-delete.json.php?id=${waiting?.id}`,
    `protected/plugin/form/preauth.json.php?id=${form}&e=robot@example.org`,
    `public/verify.php?a=1&t=${waiting?.code}`,
    'public/logout.json.php',
  ]
  return { calls: calls.map((call) => `/api/1/${call}`), pageId }
}

function uploadText(staff: Page, folder: number): Promise<number> {
  return staff.evaluate(async (idFolder) => {
    const form = new FormData()
    form.set('idFolder', String(idFolder))
    form.set('fileKey', new File(['Huts'], 'huts.txt', { type: 'text/plain' }))
    const reply = await fetch('/api/1/private/file-upload.json.php', { method: 'POST', body: form })
    return ((await reply.json()) as { id: number }).id
  }, folder)
}

/** Everything that the addresses could change, as somebody logged in reads it. */
async function contentOf(staff: Page) {
  const list = <Row>(path: string) => callAsPage<Row>(staff, `GET ${path}.json.php`)
  const folders = await list<{ idFolder: number; Root: string }[]>('protected/folder-get-list')
  const open = folders.find(({ Root }) => Root === 'public')?.idFolder
  return {
    pages: await list<Listed[]>('private/page-get-list'),
    accounts: await list('private/account-get-list'),
    roles: await list('private/role-get-list'),
    files: await callAsPage(staff, `GET protected/file-get-list.json.php?f=${open}`),
    submissions: await list('private/form-get-release-list'),
    folders,
  }
}
