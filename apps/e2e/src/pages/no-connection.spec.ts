import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { typeIntoPage } from '../type-into-page.ts'

// one server, which one of them ends and starts again
test.describe.configure({ mode: 'default' })

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const text = (page: Page) => page.getByRole('textbox', { name: 'Page text' })
const alert = (page: Page) => page.getByRole('alertdialog')
const onServer = (page: Page) => page.getByText(/^Not saved yet, kept for you \d?\d:\d\d [ap]m$/)
const onDevice = (page: Page) => page.getByText('No connection: kept on this device')

test('what is typed without a connection is kept here, a save says so, and both go on once there is one', async ({
  page,
  context,
  browser,
}) => {
  await openLoggedIn(page, `${site.address}/about`)
  await typeIntoPage(page, ' Marmots whistle.')
  await expect(onServer(page)).toBeVisible()

  await context.setOffline(true)
  await page.keyboard.type(' So do trains.')
  await expect(onDevice(page)).toBeVisible()
  await context.setOffline(false)
  await expect(onServer(page)).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await openLoggedIn(other, `${site.address}/about`)
  const offer = other.getByRole('region', { name: 'Unsaved changes' })
  await expect(offer).toContainText(/^You have changes from \d?\d:\d\d [ap]m that are not saved\./)
  await offer.getByRole('button', { name: 'Continue with them' }).click()
  await expect(text(other)).toContainText('Marmots whistle. So do trains.')
  await other.context().close()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(alert(page)).toContainText('Failed to save page, see browser log for more information')
  await expect(alert(page)).toContainText('There is no connection to the site. What you typed is still here.')
  await expect(alert(page)).toContainText('It is tried again by itself.')
  const again = alert(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeFocused()
  // to close the message does not end that
  await alert(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('No connection. Trying again…')).toBeVisible()
  await expect(text(page)).toContainText('Marmots whistle. So do trains.')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Marmots whistle. So do trains.')

  await typeIntoPage(page, ' Always.')
  await context.setOffline(true)
  await page.keyboard.press('Control+S')
  await expect(again).toBeFocused()
  await context.setOffline(false)
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('So do trains. Always.')
})

test('a save that was stored although its answer got lost is no conflict when it goes on', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/home`)
  await typeIntoPage(page, ' Stored once.')
  const save = '**/single-page/save-page.json.php'
  const loseAnswer = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route(save, loseAnswer, { times: 1 })
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByText(/saved this page after you started/)).toHaveCount(0)
})

test('what is not safe to repeat is offered to be tried again, and not sent by itself', async ({ page, context }) => {
  await openLoggedIn(page, `${site.address}/pages/pagemanager`)
  await page.getByRole('button', { name: 'Create New Page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Page Description').fill('A page of its own')
  await expect(dialog.getByRole('button', { name: 'CREATE' })).toBeEnabled()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'CREATE' }).click()
  await expect(alert(page)).toContainText('There is no connection to the site.')
  await context.setOffline(false)
  await page.evaluate(() => fetch('/healthz'))
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await expect(alert(page)).toHaveCount(0)
  await page.goto(`${site.address}/pages/pagemanager`)
  await expect(page.getByRole('row', { name: /A page of its own/ })).toHaveCount(1)
})

test('a screen that is opened while the server is away is there once it is back', async ({ page }) => {
  await openLoggedIn(page, `${site.address}/pages/menueditor`)
  await expect(page.getByRole('button', { name: 'Add root item' })).toBeVisible()
  await site.stop()
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Page Manager' }).click()
  await expect(page.getByText('No connection. Trying again…')).toBeVisible()
  // nobody answers yet; once somebody does, the screen comes by itself
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('No connection. Trying again…')).toBeVisible()
  await site.start()
  await expect(page.getByRole('row', { name: /About/ })).toBeVisible()
  await expect(page.getByText('No connection. Trying again…')).toHaveCount(0)
})
