import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'

const actions = [
  'Download',
  'Copy link',
  'Move to…',
  'Replace file',
  'File properties',
  'Edit permissions',
  'Delete file',
] as const

/** Opens the File Manager on a folder of its own, with one file. */
async function openFolder(page: Page, folder: string): Promise<void> {
  await openLoggedIn(page, '/pages/filemanager')
  const tree = page.getByRole('tree').first()
  await tree.getByRole('treeitem', { name: 'Protected' }).getByRole('button', { name: 'Create subfolder' }).click()
  await page.getByRole('alertdialog').getByRole('textbox').fill(folder)
  await page.keyboard.press('Enter')
  await tree.getByRole('treeitem', { name: folder }).getByText(folder, { exact: true }).click()
  await page.getByRole('button', { name: 'Upload File' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload File' })
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring a torch.') },
    { name: 'The list of what everybody brings along.txt', mimeType: 'text/plain', buffer: Buffer.from('A torch.') },
  ])
  await dialog.getByRole('button', { name: 'UPLOAD' }).click()
  await expect(page.getByRole('row', { name: /notes\.txt/ })).toBeVisible()
}

test('each row has its actions from windows of 768 px on (FILE-005, FILE-006, FILE-007, FILE-008, FILE-009, FILE-010)', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await openFolder(page, 'Lists')
  const row = page.getByRole('row', { name: /notes\.txt/ })
  const hidden = row.getByRole('button', { name: 'File actions' })
  for (const width of [768, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(hidden, `${width} px`).toBeHidden()
    for (const name of actions)
      await expect(row.getByRole(name === 'Download' ? 'link' : 'button', { name })).toBeInViewport({ ratio: 1 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([width, overflow]).toEqual([width, 0])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await hidden.click()
  for (const name of actions) await expect(page.getByRole('dialog').getByText(name)).toBeVisible()
})

test('so has each page, and its address opens it where the arrow has no room', async ({ page }) => {
  const inRow = ['Edit page settings', 'Edit access permissions', 'Clone page', 'Page history', 'Delete page']
  await openLoggedIn(page, '/pages/pagemanager')
  const row = page.getByRole('row', { name: /Contact/ })
  for (const width of [768, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(row.getByRole('link', { name: 'Write page content' })).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('link', { name: width < 1024 ? '/contact' : 'Open page' })).toBeInViewport({ ratio: 1 })
    for (const name of inRow) await expect(row.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    const sticksOut = await row.evaluate((element) => {
      const frame = element.closest('table')!.parentElement!.getBoundingClientRect()
      return element.getBoundingClientRect().right > frame.right + 1
    })
    expect([width, sticksOut]).toEqual([width, false])
  }
})
