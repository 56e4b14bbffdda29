import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { appendFile } from 'node:fs/promises'
import { administrator } from '../administrator.ts'
import { createProfile, type BrowserProfile } from '../killable-browser.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'
import { callAsPage } from '../training.ts'
import { typedEditors, type TypedEditor } from '../typed-editors.ts'

/**
 * Kills of the browser and of the server for each editor at random moments, whose losses are noted in a file; absent: one,
 * once the words are kept.
 */
const { KILLS: kills, SERVER_KILLS: serverKills = kills, KILL_REPORT: report } = process.env

/** Milliseconds after which nothing that was typed may be lost. */
const age = 2000

test.describe.configure({ mode: 'default' })

let site: OwnSite
let cookie: string
test.beforeAll(async ({ browser }) => {
  site = await startOwnSite({})
  const page = await browser.newPage()
  await openLoggedIn(page, site.address)
  const id = await publishPage(page, { title: 'Training plan', type: 'Progress admin', shortcut: 'training' })
  await callAsPage(page, 'POST protected/plugin/progress-admin/setup-page.json.php', { id, SystemName: 'Wardens' })
  const [session] = await page.context().cookies(site.address)
  cookie = `${session?.name}=${session?.value}`
  await page.close()
})
test.afterAll(() => site?.close())

for (const editor of typedEditors) {
  test(`a browser that is killed loses nothing typed: ${editor.name}`, async ({ request }) => {
    test.setTimeout(kills ? 7_200_000 : 600_000)
    for (let round = 0; round < Number(kills ?? 1); round++) await killOnce(editor, request)
  })
}

for (const editor of kills ? typedEditors : typedEditors.slice(0, 1)) {
  test(`a server that is killed and comes back loses nothing typed: ${editor.name}`, async ({ browser, request }) => {
    test.setTimeout(kills ? 7_200_000 : 600_000)
    for (let round = 0; round < Number(serverKills ?? 1); round++) {
      await forgetCopies(request)
      const typed = await typeWhileServerDies(editor, await loggedIn(browser))
      const found = await strokesOn(await loggedIn(browser), editor)
      const counts = { due: typed, found, lost: typed - found, lostAge: 0 }
      if (report)
        await appendFile(report, `${JSON.stringify({ editor: `${editor.name}, server killed`, ...counts })}\n`)
      else expect(counts.lost).toBe(0)
    }
  })
}

/** A tab in a browser of its own, which has nothing in its storage. */
async function loggedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: site.address }])
  return context.newPage()
}

/** @returns how many strokes were made before, while and after there was no server, all of which it has in the end. */
async function typeWhileServerDies(editor: TypedEditor, page: Page): Promise<number> {
  await page.goto(site.address + editor.path)
  await editor.open(page)
  const strokes = Math.min(60, editor.most)
  // where it is back after the last stroke, nothing is typed that would remind the browser of what it has to send
  const backAt = kills ? atRandom(1, strokes - 1) : strokes - Math.ceil(strokes / 4)
  const killedAt = kills ? atRandom(0, backAt - 1) : Math.floor(backAt / 2)
  for (let at = 0; at < strokes; at++) {
    await editor.stroke(page, at)
    if (at === killedAt) await site.kill()
    if (at !== backAt) continue
    await expect(page.getByText('No connection: kept on this device')).toBeVisible()
    await site.start()
  }
  // until then what is said may be of fewer words
  await isKept(page)
  await expect(page.getByText(/^(?:Not saved yet, kept|Kept) for you \d?\d:\d\d [ap]m$/)).toBeVisible()
  await page.context().close()
  return strokes
}

/** @returns a whole number from the one to the other, both included. */
const atRandom = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1))

async function strokesOn(page: Page, editor: TypedEditor): Promise<number> {
  await page.goto(site.address + editor.path)
  const strokes = await strokesTakenOn(page, editor)
  await page.context().close()
  return strokes
}

async function killOnce(editor: TypedEditor, request: APIRequestContext) {
  await forgetCopies(request)
  const profile = await createProfile({ cookie, address: site.address })
  try {
    const times = await typeAndKill(editor, profile)
    const killed = Date.now()
    const due = kills ? times.filter((time) => time <= killed - age).length : times.length
    // what was typed in the last moment may not have come so far that there is something to offer
    const found = due > 0 ? await strokesOffered(editor, profile) : times.length
    const lost = Math.max(0, due - found)
    const lostAge = found < times.length ? killed - (times[found] ?? killed) : 0
    if (report) await appendFile(report, `${JSON.stringify({ editor: editor.name, due, found, lost, lostAge })}\n`)
    else expect(lost).toBe(0)
  } finally {
    await profile.remove()
  }
}

/** @returns when each stroke was made. */
async function typeAndKill(editor: TypedEditor, profile: BrowserProfile): Promise<number[]> {
  const times: number[] = []
  const { page, kill } = await profile.start()
  await page.goto(site.address + editor.path)
  await editor.open(page)
  const moment = kills ? Date.now() + 300 + Math.random() * 6000 : Infinity
  const enough = kills ? editor.most : Math.min(20, editor.most)
  while (times.length < enough && Date.now() < moment) {
    await editor.stroke(page, times.length)
    times.push(Date.now())
  }
  if (!kills) await isKept(page)
  await kill()
  return times
}

/** How many strokes are in what the next browser offers. */
async function strokesOffered(editor: TypedEditor, profile: BrowserProfile): Promise<number> {
  const { page } = await profile.start()
  await page.goto(site.address + editor.path)
  return strokesTakenOn(page, editor)
}

async function strokesTakenOn(page: Page, editor: TypedEditor): Promise<number> {
  const offer = page.getByRole('button', { name: 'Continue with them' })
  await expect(offer).toBeVisible()
  await offer.click()
  await expect(offer).toBeHidden()
  return editor.strokesIn(page)
}

/** Waits until the browser has the newest words. */
async function isKept(page: Page): Promise<void> {
  const size = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opened = indexedDB.open('sitewright')
          opened.addEventListener('error', () => reject(new Error('There is no database')))
          opened.addEventListener('success', () => {
            const all = opened.result.transaction('working-copies').objectStore('working-copies').getAll()
            all.addEventListener('success', () => resolve(JSON.stringify(all.result).length))
          })
        }),
    )
  let before = 0
  await expect(async () => {
    const now = await size()
    const grown = now - before
    before = now
    expect(now).toBeGreaterThan(0)
    expect(grown).toBe(0)
  }).toPass({ intervals: [2000] })
}

/** So that a round begins as the first one did. */
async function forgetCopies(request: APIRequestContext) {
  const headers = { cookie, 'x-requested-with': 'a journey' }
  const setup = await request.get(`${site.address}/api/1/protected/app-setup.json.php`, { headers })
  const { routes } = (await setup.json()) as { routes: { id: number }[] }
  for (const subject of ['menu', 'links', 'settings', ...routes.map(({ id }) => `page-${id}`)]) {
    const reply = await request.get(`${site.address}/api/1/private/working-copy-get.json.php?subject=${subject}`, {
      headers,
    })
    if (!reply.ok()) continue
    const { account, kept } = (await reply.json()) as { account: number; kept?: { copy: string } }
    if (!kept) continue
    const data = { account, subject, copy: kept.copy }
    await request.post(`${site.address}/api/1/private/working-copy-delete.json.php`, { headers, data })
  }
}

test('who logs out leaves nothing typed in the browser, and finds it again', async ({ browser, request }) => {
  await forgetCopies(request)
  const context = await browser.newContext()
  const page = await context.newPage()
  await openLoggedIn(page, `${site.address}/about`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  await page.getByRole('textbox', { name: 'Page text' }).click()
  await page.keyboard.type('Gentians ')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  const account = page.getByRole('button', { name: 'Account', exact: true })
  const logOut = async (answer: string) => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click()
  }
  await logOut('Stay')
  await expect(account).toBeFocused()
  await logOut('Log out')
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden()
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open('sitewright')
          opened.addEventListener('success', () => {
            const count = opened.result.transaction('working-copies').objectStore('working-copies').count()
            count.addEventListener('success', () => resolve(count.result))
          })
        }),
    )
  await expect.poll(kept).toBe(0)
  await openLoggedIn(page, `${site.address}/about`, administrator)
  await page.getByRole('button', { name: 'Continue with them' }).click()
  await expect(page.getByRole('textbox', { name: 'Page text' })).toContainText('Gentians')
  await context.close()
})
