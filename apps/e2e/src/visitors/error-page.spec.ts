import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} surroundings`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 640 } })

    test('an address that cannot be answered is a page that says so, and leads to the home page', async ({ page }) => {
      const reply = await page.goto('/api/1/private/file-get.php?id=999999')
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found')
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      const brightness = await page.evaluate(() => {
        const [red = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? []
        return Number(red)
      })
      expect(brightness > 128).toBe(colorScheme === 'light')
      await page.getByRole('link', { name: 'Go to the home page' }).press('Enter')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('main')).toBeVisible()
    })
  })
