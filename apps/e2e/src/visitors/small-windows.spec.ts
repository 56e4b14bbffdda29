import { expect, test, type Page } from '@playwright/test'
import { findingsIn } from '../axe-findings.ts'
import { openLoggedIn } from '../log-in.ts'
import { callAsPage } from '../training.ts'

/** The screens of staff by their headings. */
const screens = {
  start: 'Start',
  pagemanager: 'Page Manager',
  menueditor: 'Menu Editor',
  filemanager: 'File Manager',
  releasemanager: 'Form Release Manager',
  forminbox: 'Form Inbox',
  trash: 'Trash',
  accountmanager: 'Account Manager',
  rolemanager: 'Role Manager',
  siteeditor: 'Site Settings',
  linkmanager: 'Link Manager',
  auditlog: 'Audit Log',
  look: 'Look',
  mail: 'Mail',
  myaccount: 'My Account',
}

const phone = { width: 360, height: 740 }
/** A window of 1280 × 720 px at a zoom of 200 %. */
const zoomed = { width: 640, height: 360 }
test.use({ viewport: phone, deviceScaleFactor: 2 })

/**
 * What is wrong with what is shown now, on a phone and at a zoom of 200 %: that the document is wider than the window,
 * and what axe finds. Both windows show the same elements, so all rules are asked in one of them, and in the other
 * contrast in dark colours.
 */
async function faults(page: Page, screen: string): Promise<string[]> {
  const found = [...(await widthFault(page, screen)), ...(await findingsIn(page, { screen, colorScheme: 'light' }))]
  await page.setViewportSize(zoomed)
  found.push(...(await widthFault(page, `${screen}, zoomed`)))
  const dark = { screen: `${screen}, zoomed, in dark colours`, colorScheme: 'dark', only: ['color-contrast'] } as const
  found.push(...(await findingsIn(page, dark)))
  await page.setViewportSize(phone)
  return found
}

async function widthFault(page: Page, screen: string): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: whole, clientWidth: seen } = document.documentElement
    return { scrollWidth: whole, clientWidth: seen }
  })
  return scrollWidth > clientWidth ? [`${screen} is ${scrollWidth - clientWidth} px too wide`] : []
}

async function closeByKey(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.beforeEach(({ page }) => openLoggedIn(page, '/pages/start'))

for (const part of [0, 1])
  test(`screens of staff fit into small windows, and axe finds nothing on them: ${part + 1} of 2`, async ({ page }) => {
    const found: string[] = []
    for (const [path, heading] of Object.entries(screens).filter((_, place) => place % 2 === part)) {
      if (path === 'trash') await deleteSomething(page)
      await page.goto(`/pages/${path}`)
      await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      found.push(...(await faults(page, heading)))
    }
    expect(found).toEqual([])
  })

async function deleteSomething(page: Page): Promise<void> {
  const input = { id: 1, detail: 'An old programme', url: '', cloneid: 0 }
  const { id } = await callAsPage<{ id: number }>(page, 'POST private/page-create.json.php', input)
  await callAsPage(page, `GET private/page-delete.json.php?id=${id}`)
}

test('so does what opens over the screens', async ({ page }) => {
  const found: string[] = []
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /^Administration/ }).click()
  await expect(dialog.getByRole('link', { name: 'Trash' })).toBeVisible()
  found.push(...(await faults(page, 'side bar')))
  await closeByKey(page)
  await page.getByRole('button', { name: 'New page', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'CREATE' })).toBeEnabled()
  found.push(...(await faults(page, 'New Page')))
  await closeByKey(page)
  await page.keyboard.press('Control+K')
  await page.keyboard.type('walks')
  await expect(dialog.getByRole('option', { name: /Walks/ })).toBeVisible()
  found.push(...(await faults(page, 'palette')))
  await closeByKey(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  found.push(...(await faults(page, 'shortcuts')))
  expect(found).toEqual([])
})

test('so do the bar of a page, its dialog and its editor', async ({ page }) => {
  const found: string[] = []
  await page.goto('/walks')
  await expect(page.locator('html[data-awake]')).toBeAttached()
  found.push(...(await faults(page, 'page')))
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible()
  found.push(...(await faults(page, 'Schedule')))
  await closeByKey(page)
  await page.getByRole('button', { name: 'Edit page' }).click()
  await page.getByRole('textbox', { name: 'Page text' }).getByRole('heading').first().click()
  await page.keyboard.type('Not kept ')
  await expect(page.getByRole('button', { name: 'Save page' })).toBeEnabled()
  found.push(...(await faults(page, 'editor')))
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('Changes discarded')).toBeVisible()
  found.push(...(await faults(page, 'what was done')))
  expect(found).toEqual([])
})

test('whoever writes on a phone sees at least half a window of their text, below one row of tools', async ({
  page,
}) => {
  await page.goto('/about#edit')
  const text = page.getByRole('textbox', { name: 'Page text' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('One more line')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await expect
    .poll(async () => {
      const { y, height } = (await tools.boundingBox())!
      const area = (await page.getByRole('region', { name: 'Page Text' }).boundingBox())!
      return Math.min(area.y + area.height, phone.height) - (y + height)
    })
    .toBeGreaterThanOrEqual(phone.height / 2 - 2)
  // what is used most is in sight, in the order of the arrow keys
  await expect(tools.getByRole('combobox', { name: 'Text style' })).toBeInViewport({ ratio: 1 })
  for (const name of ['Bold', 'Italic', 'Bulleted list', 'Link', 'Image'])
    await expect(tools.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await tools.getByRole('button', { name: 'Italic' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: 'Bulleted list' })).toBeFocused()
  // all tools are in the row: the last one comes into sight and works
  await tools.getByRole('button', { name: 'Edit HTML' }).click()
  await expect(page.getByRole('textbox', { name: /HTML/ })).toBeVisible()
})

for (const low of [{ width: 740, height: 360 }, zoomed])
  test(`whoever writes in a low window of ${low.width} px has most of it for their text`, async ({ page }) => {
    await page.setViewportSize(low)
    await page.goto('/about#edit')
    const text = page.getByRole('textbox', { name: 'Page text' })
    await expect(text).toBeVisible()
    const write = page.getByRole('button', { name: 'Write' })
    await expect(write).toHaveAttribute('aria-pressed', 'true')
    await expect(write).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('region', { name: 'Page Preview' })).toHaveCount(0)
    const tools = page.getByRole('toolbar', { name: 'Formatting' })
    const share = async () => {
      const { y, height } = (await tools.boundingBox())!
      return (low.height - y - height) / low.height
    }
    await expect.poll(share).toBeGreaterThanOrEqual(0.58)
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('One more line')
    await expect.poll(share).toBeGreaterThanOrEqual(0.7)
    const bar = page.getByRole('group', { name: 'Page editing' })
    await expect(bar.getByText(/^Not saved yet/)).toBeInViewport({ ratio: 1 })
    expect((await bar.boundingBox())!.height).toBeLessThan(50)
    await bar.getByRole('button', { name: 'Discard changes' }).click()
  })
