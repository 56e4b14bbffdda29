import { expect, test, type Locator, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'

let site: OwnSite
test.beforeAll(async () => void (site = await startOwnSite({})))
test.afterAll(() => site?.close())

/** So low that every form has to be scrolled. */
const viewport = { width: 900, height: 420 }

const field = (fieldType: string, SubmitLabel: string, config: object = {}) => ({
  ...{ NoSubmit: false, Locked: fieldType === 'email', Required: false, hidden: false, fieldType, SubmitLabel },
  config: { Label: SubmitLabel, Value: '', ...config },
})
const form = {
  fields: [
    field('number-input', 'Number of people', { Max: 6 }),
    field('select', 'Date', { Options: [{ Value: 'First', Display: 'First', Places: 5 }] }),
    ...['Remarks', 'Wishes', 'Address'].map((label) => field('text-multi-input', label)),
    field('email', 'Email'),
  ],
  TargetEmail: 'office@example.org',
  SuppressAntispam: true,
}

/** Types into a number and turns the wheel over it: something scrolls, and what was typed stays. */
async function typeAndTurn(page: Page, number: Locator, typed: string): Promise<void> {
  await number.fill(typed)
  await expect(number).toBeFocused()
  await number.hover()
  const top = async () => (await number.boundingBox())?.y
  const before = await top()
  await page.mouse.wheel(0, 120)
  await expect.poll(async () => (await top()) !== before || (await number.inputValue()) !== typed).toBe(true)
  await expect(number).toHaveValue(typed)
}

test('the wheel changes no number that was typed, neither of visitors nor of editors', async ({ page, browser }) => {
  await openLoggedIn(page, site.address)
  const id = await publishPage(page, { title: 'An evening', type: 'Contact form', shortcut: 'evening' })
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'a journey' }
  const saved = await page.request.post(`${site.address}/api/1/protected/plugin/form/save-form.json.php`, {
    headers,
    data: { id, content: JSON.stringify(form), draft: false },
  })
  expect(saved.status()).toBe(200)

  await test.step('what a visitor typed is delivered', async () => {
    const visitor = await (await browser.newContext({ viewport })).newPage()
    await visitor.goto(`${site.address}/evening`)
    const people = visitor.getByLabel('Number of people')
    await people.fill('8')
    await expect(visitor.getByText('To be corrected: Number of people')).toBeVisible()
    await typeAndTurn(visitor, people, '4')
    await visitor.getByLabel('Email').fill('anna@example.org')
    await visitor.getByRole('button', { name: 'SUBMIT' }).click()
    await expect(visitor.getByText('Your information has been received')).toBeVisible()
    await visitor.context().close()
    await page.goto(`${site.address}/pages/forminbox`)
    await page.getByRole('button', { name: 'anna@example.org: read message' }).click()
    await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('4')
  })

  await test.step('an editor’s places, and the number in the preview', async () => {
    await page.setViewportSize(viewport)
    await page.goto(`${site.address}/evening`)
    await page.getByRole('button', { name: 'Edit form' }).click()
    // in such a window the editor is there alone
    await page.getByRole('button', { name: 'Split screen' }).click()
    await typeAndTurn(page, page.getByLabel('Places'), '12')
    await typeAndTurn(page, page.getByRole('region', { name: 'Form Preview' }).getByLabel('Number of people'), '4')
  })
})
