import { devices, expect, request, test } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

interface MenuItem {
  Label: string
  idMenuItem: number
  idParentMenuItem: number
  Children: MenuItem[]
}

/** Puts the menu's second item below its first one. */
async function nestSecondItem({ address }: OwnSite): Promise<void> {
  const client = await request.newContext({ baseURL: address, extraHTTPHeaders: { 'x-requested-with': 'Sitewright' } })
  const { email: name, password: pass } = administrator
  const logIn = await client.post('/api/1/public/login.json.php', { data: { name, pass } })
  expect(logIn.ok()).toBe(true)
  const [first, second, ...rest]: MenuItem[] = await (
    await client.get('/api/1/private/get_menu_structure.json.php')
  ).json()
  if (!first || !second) throw new Error('The starter site has no menu')
  first.Children.push({ ...second, idParentMenuItem: first.idMenuItem })
  const saved = await client.post('/api/1/private/set_menu_structure.json.php', {
    data: { menu: [first, ...rest], delete: [] },
  })
  expect(saved.ok()).toBe(true)
  await client.dispose()
}

test.describe('with a finger, on a screen that has room for the menu', () => {
  const { userAgent, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ userAgent, isMobile, hasTouch, viewport: { width: 1024, height: 768 } })

  test('the first tap opens a submenu, and the second one follows the link', async ({ page }) => {
    const site = await startOwnSite({})
    await nestSecondItem(site)
    await page.goto(`${site.address}/contact`)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const parent = menu.locator('[data-submenu] > a')
    const address = await parent.getAttribute('href')
    await parent.tap()
    await expect(menu.locator('[data-submenu] > ul')).toBeVisible()
    await expect(parent).toHaveAttribute('aria-expanded', 'true')
    expect(page.url()).toBe(`${site.address}/contact`)
    await parent.tap()
    await expect(page).toHaveURL(`${site.address}${address}`)
    await site.close()
  })
})

test('a form that the browser has filled in again can be sent without touching a field', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jo')
  await page.getByLabel('Email').first().fill('jo@example.org')
  await page.getByLabel('Message').fill('Is the hut open?')
  await page.goto('/walks')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Jo')
  await expect(page.getByRole('button', { name: 'SEND' })).toBeEnabled()
})

test('what was pressed without a connection happens when there is one again', async ({ page, context }) => {
  await page.goto('/hut')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('Trying again')
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Trying again')).toBeHidden()
})

test('a form that is sent without a connection says so, stays, and is sent when there is one again', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()))
  // a form fetches what it needs to be sent as soon as it wakes
  const fetched = Promise.all([/browser-api/, /solve/].map((name) => page.waitForResponse(name)))
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Jo')
  await page.getByLabel('Email').first().fill('jo@example.org')
  await page.getByLabel('Message').fill('Is the hut open?')
  await Promise.all((await fetched).map((response) => response.finished()))
  await context.setOffline(true)

  const send = page.getByRole('button', { name: 'SEND' })
  const alert = page.getByRole('alertdialog')
  for (const answer of ['Escape', 'Enter']) {
    await send.click()
    await expect(alert).toContainText('Failed to submit form')
    await expect(alert).toContainText('There is no connection to the site. What you typed is still here.')
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
    // what is behind is out of reach
    await page.getByLabel('Message').evaluate((field) => field.focus())
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press(answer)
    await expect(alert).toHaveCount(0)
    await expect(send).toBeFocused()
  }
  await expect(page.getByLabel('Message')).toHaveValue('Is the hut open?')
  // the dialogs of the administration are as heavy as the rest of the page
  expect(scripts.filter((url) => /dialog/i.test(url))).toEqual([])
  await context.setOffline(false)
  await send.click()
  await expect(page.locator('main [data-done]')).toBeVisible()
})
