import { expect, test } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite } from '../own-site.ts'

test('a save that fails keeps the editor open with every word in it', async ({ page }) => {
  const site = await startOwnSite({})
  await openLoggedIn(page, `${site.address}/about`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  const editor = page.getByRole('textbox').first()
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Words that must not be lost.')

  await page.route('**/single-page/save-page.json.php', (route) =>
    route.fulfill({ status: 507, json: { error: 'The disk is full. Delete something.' } }),
  )
  await page.getByRole('button', { name: 'Save page' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Failed to save page, see browser log for more information')
  await expect(alert).toContainText('The disk is full. Delete something.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(editor).toContainText('Words that must not be lost.')

  await page.unroute('**/single-page/save-page.json.php')
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Words that must not be lost.')
  await site.close()
})
