import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Page text' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

async function openInEditor(page: Page, entry: string): Promise<void> {
  await menu(page).getByRole('link', { name: entry }).click()
  await page.getByRole('button', { name: 'Edit page' }).click()
  await expect(text(page)).toBeVisible()
}

test('Home and Walks are opened in the editor and left without a question when nothing was typed (SINGLE-009)', async ({
  page,
}) => {
  await openLoggedIn(page, '/')
  for (const [entry, other] of [
    ['Home', 'Walks'],
    ['Walks', 'Home'],
  ] as const) {
    await openInEditor(page, entry)
    await text(page).getByRole('paragraph').last().click()
    await page.keyboard.press('ArrowLeft')
    await menu(page).getByRole('link', { name: other }).click()
    await expect(text(page)).toBeHidden()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  }
})

test('a click on a link in the editor sets the cursor there, and stays', async ({ page }) => {
  await openLoggedIn(page, '/')
  await openInEditor(page, 'Home')
  const address = page.url()
  const link = text(page).locator('a[href="/walks"]')
  await link.click()
  await page.keyboard.type('xyz')
  await expect(link).toHaveText(/xyz/)
  expect(page.url()).toBe(address)
  await expect(text(page)).toBeVisible()
})
