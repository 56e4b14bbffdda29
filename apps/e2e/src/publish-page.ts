import { expect, type Page } from '@playwright/test'

export interface NewPage {
  title: string
  /** The page type's title. */
  type: string
  shortcut: string
}

/** Creates a blank page in the Page Manager of the site that is open, and publishes it. @returns its id. */
export async function publishPage(page: Page, { title, type, shortcut }: NewPage): Promise<number> {
  await page.goto(new URL('/pages/pagemanager', page.url()).href)
  await page.getByRole('button', { name: 'Create New Page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Page Description').fill(title)
  await dialog.getByLabel('Page Type').selectOption({ label: type })
  await dialog.getByLabel('URL shortcut name').fill(shortcut)
  await dialog.getByRole('button', { name: 'CREATE' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('button', { name: 'Edit page settings' }).click()
  await dialog.getByText('Published', { exact: true }).click()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await expect(dialog).toBeHidden()
  const address = await row.getByRole('link', { name: 'Open page' }).getAttribute('href')
  return Number(address?.split('/').at(-1))
}
