import type { Page } from '@playwright/test'

/** Opens the editor of the single page that is shown, and writes these words at its end. */
export async function typeIntoPage(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit page' }).click()
  await page.getByRole('textbox', { name: 'Page text' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}
