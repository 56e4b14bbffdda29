import { expect, test, type Page } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

/** Goes on by Tab, or back, until the control of that name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 40; step++) {
    const focused = page.locator(':focus')
    const text = (await focused.count()) ? await accessibleName(page) : ''
    if (typeof name === 'string' ? text === name : name.test(text)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach '${String(name)}'`)
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
  await expect(page.getByRole('link', { name: 'Write its content' })).toBeFocused()

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

test('from Start to a first public page in the menu, by the palette, the side bar and the bar of the page', async ({
  page,
  browser,
}) => {
  const dialog = page.getByRole('dialog')
  await openLoggedIn(page, '/')

  await test.step('Ctrl+K leads to Start, and ? tells of the keys', async () => {
    await page.keyboard.press('Control+K')
    await page.keyboard.type('start')
    await expect(dialog.getByRole('option', { name: 'Start', selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Show this list')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the side bar is made narrow, keeps the focus, and leads to a screen', async () => {
    await tabTo(page, 'Show icons only', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Show names' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Show icons only' })).toBeFocused()
    await tabTo(page, 'Menu Editor', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Menu Editor' })).toBeVisible()
  })

  await test.step('the palette creates a page and puts it into the menu', async () => {
    await page.keyboard.press('Control+K')
    await page.keyboard.type('new page')
    await expect(dialog.getByRole('option', { name: 'New page', selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'CREATE' })).toBeEnabled()
    await tabTo(page, /^Page Description/)
    await page.keyboard.type('Summer meadows')
    await expect(dialog.getByRole('combobox', { name: 'Add to menu' })).toBeVisible()
    await tabTo(page, /^Add to menu/)
    await page.keyboard.type('At the end')
    await expect(dialog.getByRole('combobox', { name: 'Add to menu' })).toHaveValue('0')
    await tabTo(page, 'CREATE')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /‘Summer meadows’ was created/ })).toBeVisible()
    await tabTo(page, 'Edit page')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Page text' })).toBeFocused()
  })

  const visitor = await (await browser.newContext()).newPage()
  const menu = visitor.getByRole('navigation', { name: 'Main menu' })
  const link = menu.getByRole('link', { name: 'Summer meadows' })
  const expectNotInMenu = async () => {
    await visitor.goto('/')
    await expect(menu.getByRole('link', { name: 'Walks' })).toBeVisible()
    await expect(link).toHaveCount(0)
  }
  await test.step('it is written, saved and published', async () => {
    await page.keyboard.type('Larks above us')
    await page.keyboard.press('Control+S')
    await expect(page.getByText('Saved. Visitors cannot see this page yet.')).toBeVisible()
    await expectNotInMenu()
    await tabTo(page, 'Publish')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
    await visitor.goto('/')
    await link.click()
    await expect(visitor.getByText('Larks above us')).toBeVisible()
  })

  await test.step('Schedule takes it back', async () => {
    await tabTo(page, 'Schedule')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible()
    await tabTo(page, 'Published')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Not published any more')).toBeVisible()
    await expectNotInMenu()
  })
  await visitor.context().close()
})

test.describe('on a phone in dark surroundings', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 360, height: 740 } })

  // nobody else saves its menu meanwhile
  let site: OwnSite
  test.beforeAll(async () => {
    site = await startOwnSite({})
  })
  test.afterAll(() => site?.close())

  test('a page is put into the menu, deleted and brought back by keys alone', async ({ page }) => {
    await openLoggedIn(page, `${site.address}/pages/pagemanager`)
    const row = page.getByRole('row', { name: /Winter stars/ })

    await test.step('it is created', async () => {
      await tabTo(page, 'Create New Page')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('button', { name: 'CREATE' })).toBeEnabled()
      await tabTo(page, /^Page Description/)
      await page.keyboard.type('Winter stars')
      await page.keyboard.press('Enter')
      await expect(row).toBeVisible()
    })

    await test.step('an item of the menu leads to it', async () => {
      await page.keyboard.press('Control+K')
      await page.keyboard.type('menu editor')
      await expect(page.getByRole('option', { name: 'Menu Editor', selected: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Add root item' })).toBeVisible()
      await tabTo(page, 'Add root item')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Menu label' }).last()).toBeFocused()
      await page.keyboard.type('Stars')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Winter stars')
      await page.keyboard.press('Control+S')
      await expect(page.getByText(/^Saved \d/)).toBeVisible()
    })

    await test.step('it is deleted, and Undo brings it back', async () => {
      await page.goto(`${site.address}/pages/pagemanager`)
      await row.getByRole('button', { name: 'Page actions' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Winter stars' })).toBeVisible()
      await tabTo(page, 'Delete page')
      await page.keyboard.press('Enter')
      const alert = page.getByRole('alertdialog')
      await expect(alert.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await tabTo(page, 'Delete')
      await page.keyboard.press('Enter')
      await expect(alert).toContainText('Page was successfully deleted')
      await expect(row).toHaveCount(0)
      await tabTo(page, 'Undo', 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(alert).toHaveCount(0)
      await expect(row).toContainText('In menu')
      await expect(page.locator(':focus')).not.toHaveCount(0)
    })
  })
})
