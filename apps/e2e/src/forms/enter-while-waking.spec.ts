import { expect, test, type Page } from '@playwright/test'
import { wholeBrowser } from '../browsers.ts'

test.use({ launchOptions: wholeBrowser })

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)

/** Opens the form, whose code comes when the returned function is called. */
async function openAsleep(page: Page): Promise<() => void> {
  const awake = Promise.withResolvers<void>()
  await page.route('**/assets/*island*.js', async (route) => {
    await awake.promise
    await route.continue()
  })
  await page.goto('/contact')
  return awake.resolve
}

test('Enter in a form that is filled in before its code has come sends it as soon as it has', async ({ page }) => {
  const wake = await openAsleep(page)
  await field(page, 'field1').fill('Anna Berg')
  await field(page, 'field3').fill('Is the hut open?')
  await field(page, 'field2').fill('anna@example.org')
  await field(page, 'field2').press('Enter')
  await expect(page.getByRole('status')).toHaveText('Loading…')
  await expect(page.locator('main [data-done]')).toBeHidden()
  wake()
  await expect(page.locator('main [data-done]')).toBeVisible()
})

test('Enter in a form that is not says what is missing', async ({ page }) => {
  const wake = await openAsleep(page)
  await field(page, 'field1').fill('Anna Berg')
  await field(page, 'field1').press('Enter')
  wake()
  await expect(field(page, 'field2')).toBeFocused()
  await expect(field(page, 'field2')).toHaveAttribute('aria-invalid', 'true')
})
