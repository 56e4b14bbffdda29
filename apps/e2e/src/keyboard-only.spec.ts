import { expect, test, type Page } from '@playwright/test'
import { administrator } from './administrator.ts'

/** Goes on by Tab until the control of that name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, most = 40): Promise<void> {
  for (let step = 0; step < most; step++) {
    const focused = page.locator(':focus')
    const text = (await focused.count()) ? await accessibleName(page) : ''
    if (typeof name === 'string' ? text === name : name.test(text)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach '${String(name)}'`)
}

function accessibleName(page: Page): Promise<string> {
  return page.locator(':focus').evaluate((element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : []
    const label = element.getAttribute('aria-label') ?? labels.map((each) => each.textContent).join(' ')
    return (label || element.textContent || '').trim()
  })
}

test('staff log in, create a page and write into it without touching a mouse', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  await tabTo(page, 'Account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Login' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await tabTo(page, /^Email address/)
  await page.keyboard.type(administrator.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(administrator.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible()

  await tabTo(page, 'Settings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Menu Editor' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Page Manager' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Create New Page' })).toBeVisible()

  await tabTo(page, 'Create New Page')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'CREATE' })).toBeEnabled()
  await tabTo(page, /^Page Description/)
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /By keyboard/ })
  await expect(row).toBeVisible()

  await row.getByRole('link', { name: 'Open page' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Edit page')
  await page.keyboard.press('Enter')
  const editor = page.locator('[contenteditable=true]')
  await expect(editor).toBeVisible()
  await tabTo(page, 'Page text')
  await page.keyboard.type('Written with ten fingers')
  await page.keyboard.press('Escape')
  await expect(editor).toContainText('Written with ten fingers')
})
