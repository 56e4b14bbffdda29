import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'
import { startMailServer, type MailServer } from '../mail-server.ts'
import { openLoggedIn } from '../log-in.ts'

const office = 'office@example.org'
const note = /To reduce spam, we require verification of your email address/

let site: OwnSite
let post: MailServer

test.beforeAll(async () => {
  post = await startMailServer()
  site = await startOwnSite({ SMTP_URL: post.url })
})
test.afterAll(async () => {
  await site?.close()
  await post?.close()
})

const plain = { NoSubmit: false, Locked: false, Required: false, hidden: false }
const field = (fieldType: string, SubmitLabel: string, config: object = {}, flags: object = {}) => ({
  ...{ ...plain, fieldType, SubmitLabel },
  ...{ config: { Label: SubmitLabel, Value: '', ...config } },
  ...flags,
})
const form = {
  fields: [
    field('text', '', { Content: '<h1>Book a hut</h1><p>Tell us when you come.</p>' }, { NoSubmit: true }),
    field('text-single-input', 'Name', {}, { Required: true }),
    field('text-multi-input', 'Message'),
    field('date', 'Arrival'),
    field('checkbox', 'I know the rules of the huts', { Value: false }, { Required: true }),
    field('email', 'Email', {}, { Locked: true }),
  ],
  TargetEmail: office,
  SubmissionEmailSubject: 'A booking came in',
  SubmitCompletionText: '<p>We have got your booking.</p>',
}

/** Calls the server as the page itself does. */
async function callAsPage(page: Page, path: string, body?: object): Promise<unknown> {
  const address = `/api/1/protected/plugin/form/${path}`
  return page.evaluate(
    async ([url, json]) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'a journey' }
      const response = await fetch(url, json === undefined ? {} : { method: 'POST', headers, body: json })
      if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as unknown
    },
    [address, body && JSON.stringify(body)] as const,
  )
}

async function open(browser: Browser, address: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(`${site.address}${address}`)
  return page
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}

test('visitors send a form and verify their address, and staff get the message; with a key no verification is needed (FORM-001, FORM-002, FORM-003, FORM-006, FORM-007, FORM-015, FORM-016, FORM-017)', async ({
  page: admin,
  browser,
}) => {
  await openLoggedIn(admin, site.address)
  const id = await publishPage(admin, { title: 'Book a hut', type: 'Contact form', shortcut: 'book' })
  await callAsPage(admin, 'save-form.json.php', { id, content: JSON.stringify(form), draft: false })

  await test.step('a visitor without JavaScript reads the form, and that it cannot be sent', async () => {
    const page = await open(browser, '/book', { javaScriptEnabled: false })
    await expect(page.getByText('Tell us when you come.')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeEditable()
    // Playwright's own search leaves out what is in it
    await expect(page.locator('noscript > p')).toBeVisible()
    await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Open calendar' })).toBeHidden()
    await page.context().close()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`in ${colorScheme} colours axe finds nothing, also where all is wrong, and a phone needs no scrolling sideways`, async () => {
      const page = await open(browser, '/book', { colorScheme, viewport: { width: 360, height: 740 } })
      expect(await findings(page)).toEqual([])
      await page.getByLabel('Email').focus()
      await expect(page.locator('html[data-awake]')).toBeAttached()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Email is required')).toBeVisible()
      await expect(page.getByLabel('Name')).toBeFocused()
      expect(await findings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.context().close()
    })
  }

  const visitor = await open(browser, '/book')
  await test.step('another one types before the page is hydrated, and sends it by keyboard', async () => {
    await expect(visitor.getByText(note)).toBeVisible()
    await visitor.evaluate(() => {
      document.querySelector<HTMLInputElement>('form input[type=text]')!.value = 'Anna Berg'
    })
    await expect(visitor.locator('html[data-awake]')).toHaveCount(0)
    await visitor.getByLabel('Message').focus()
    await expect(visitor.locator('html[data-awake]')).toBeAttached()
    await expect(visitor.getByLabel('Name')).toHaveValue('Anna Berg')
    await visitor.getByLabel('Message').fill('Two nights.')
    await visitor.getByLabel('Arrival').fill('24/12/2026')
    await visitor.getByLabel('Email').fill('anna@example.org')
    await expect(visitor.getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
    await visitor.getByRole('checkbox', { name: 'I know the rules of the huts' }).press('Space')
    await visitor.getByLabel('Email').press('Enter')
    await expect(visitor.getByText('We have got your booking.')).toBeVisible()
    await expect(visitor.getByText(/^Check your email\. We need to verify your email address/)).toBeVisible()
  })

  await test.step('confirms the address by the mailed link, and the office gets the message', async () => {
    const mail = await post.collect('anna@example.org', /Form Submission Verification/)
    const [link] = /https?:\/\/\S+verify\.php\?t=[\w-]+/.exec(mail.text ?? '') ?? []
    await visitor.goto(link ?? '')
    await visitor.getByRole('button', { name: 'Confirm' }).click()
    await expect(visitor.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
    const message = await post.collect(office, /A booking came in/)
    expect(message.replyTo?.[0]?.address).toBe('anna@example.org')
    for (const words of ['Anna Berg', 'Two nights.', '24/12/2026']) expect(message.text).toContain(words)
    await visitor.context().close()
  })

  await test.step('a third one has a key, and the message is delivered at once', async () => {
    const [key] = (await callAsPage(admin, `preauth.json.php?id=${id}`)) as [string]
    const page = await open(browser, `/book?pa=${key}`)
    for (const [address, shows] of [
      ['/book', true],
      [`/book?pa=${key}`, false],
      ['/book?utm_source=mail', true],
    ] as const)
      expect(note.test(await (await page.request.get(site.address + address)).text())).toBe(shows)
    await page.getByLabel('Name').fill('Ben Ito')
    await expect(page.getByText(note)).toBeHidden()
    await page.getByRole('checkbox', { name: 'I know the rules of the huts' }).check()
    await page.getByLabel('Email').fill('ben@example.org')
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(page.getByText('We have got your booking.')).toBeVisible()
    await expect(page.getByText(/^Check your email/)).toBeHidden()
    expect((await post.collect(office, /A booking came in/)).text).toContain('Ben Ito')
    await page.context().close()
  })
})
