import { expect, test, type Locator, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'

test('staff find their way by keyboard alone: palette, screens, shortcuts, help', async ({ page }) => {
  await openLoggedIn(page, '/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and actions' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('start')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Administration' })
  await expect(bar.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('button', { name: 'Show icons only' }).focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button', { name: 'Show names' })).toBeFocused()
  await page.keyboard.press('Enter')

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Help' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Start' })).toContainText('what a new site usually needs')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('audit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible()
})

test('what is on its way is called that only where it takes a moment', async ({ page }) => {
  await openLoggedIn(page, '/pages/start')
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/AuditLog-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const seenAfter = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0
        const look = () => {
          const word = document.querySelector('[data-waiting] [role=status]')
          if (word) since ||= performance.now()
          if (word && getComputedStyle(word).visibility === 'visible') resolve(performance.now() - since)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit Log' }).click()
  expect(await seenAfter).toBeGreaterThan(200)
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible()
})

for (const width of [1280, 360])
  test(`from the login on, a first page is public and in the menu within eight clicks at ${width} px`, async ({
    page,
  }) => {
    const title = `Eight clicks at ${width}`
    await page.setViewportSize({ width, height: 740 })
    await openLoggedIn(page, '/')
    let clicks = 0
    const click = async (target: Locator) => {
      await target.click()
      clicks++
    }
    // a phone has the way to Start in its menu
    if (width < 768) await click(page.getByRole('button', { name: 'Menu', exact: true }))
    await click(page.getByRole('link', { name: 'Start', exact: true }))
    await click(page.getByRole('button', { name: 'New page', exact: true }))
    await expect(page.getByRole('textbox', { name: 'Page Description' })).toBeFocused()
    await page.keyboard.type(title)
    await click(page.getByRole('button', { name: 'CREATE' }))
    await click(page.getByText('Publish it now', { exact: true }))
    await click(page.getByRole('button', { name: 'Edit page' }))
    await expect(page.getByRole('textbox', { name: 'Page text' })).toBeFocused()
    await page.keyboard.type('Our first words')
    await click(page.getByRole('button', { name: 'Save page' }))
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(clicks).toBeLessThanOrEqual(8)
    await expectPublic(page, title)
  })

for (const width of [1280, 360])
  test(`from the Page Manager, a first page is public and in the menu within eight clicks at ${width} px`, async ({
    page,
  }) => {
    const title = `From the Page Manager at ${width}`
    await page.setViewportSize({ width, height: 740 })
    await openLoggedIn(page, '/pages/pagemanager')
    let clicks = 0
    const click = async (target: Locator) => {
      await target.click()
      clicks++
    }
    await click(page.getByRole('button', { name: 'Create New Page' }))
    const dialog = page.getByRole('dialog', { name: 'New Page' })
    await expect(page.getByRole('textbox', { name: 'Page Description' })).toBeFocused()
    await page.keyboard.type(title)
    // to open it, and to choose
    await click(dialog.getByRole('combobox', { name: 'Add to menu' }))
    await dialog.getByRole('combobox', { name: 'Add to menu' }).selectOption({ label: 'At the end of the menu' })
    clicks++
    await click(dialog.getByRole('button', { name: 'CREATE' }))
    await expect(page.getByText(`‘${title}’ was created and added to the menu.`)).toBeInViewport()
    await click(page.getByRole('link', { name: 'Write its content' }))
    await expect(page.getByRole('textbox', { name: 'Page text' })).toBeFocused()
    await page.keyboard.type('Our first words')
    await click(page.getByRole('button', { name: 'Publish', exact: true }))
    await expect(page.getByRole('status').getByText('Published', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Page text' })).toHaveCount(0)
    expect(clicks).toBeLessThanOrEqual(8)
    await expectPublic(page, title)
  })

/** Finds a page as a visitor does, by the menu. */
async function expectPublic(page: Page, title: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/')
  const link = page.getByRole('link', { name: title, includeHidden: true }).first()
  await page.goto((await link.getAttribute('href'))!)
  await expect(page.getByText('Our first words')).toBeVisible()
}

test('lists have the window at 1920 px, and no screen is wider than a phone', async ({ page }) => {
  await openLoggedIn(page, '/')
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/pages/auditlog')
  await expect(page.getByRole('table')).toBeVisible()
  const { width } = (await page.getByRole('table').boundingBox())!
  expect(width).toBeGreaterThan(1500)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: /^Administration/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Page Manager' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Page Manager' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
