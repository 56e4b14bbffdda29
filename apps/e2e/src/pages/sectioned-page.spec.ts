import { expect, test, type Locator, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { openLoggedIn } from '../log-in.ts'

const { launchOptions } = config.use ?? {}
// Maps need WebGL, which a browser without a graphics card draws by itself only when told to.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--enable-unsafe-swiftshader'] },
})

const video = 'dQw4w9WgXcQ'
/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==',
  'base64',
)

/** Stands for YouTube's script: it says that it is there, and makes players that never begin. */
const playerScript = `window.YT = { PlayerState: {}, Player: class { addEventListener() {} } }
window.onYouTubeIframeAPIReady()`

interface Foreign {
  host: string
  type: string
}

/** Keeps the page from every other host: map and video are played here. Gives what was asked for. */
async function keepAtHome(page: Page, origin: string): Promise<Foreign[]> {
  const asked: Foreign[] = []
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    async (route) => {
      const request = route.request()
      const { host } = new URL(request.url())
      asked.push({ host, type: request.resourceType() })
      if (host === 'tile.openstreetmap.org') await route.fulfill({ contentType: 'image/png', body: pixel })
      else if (host === 'www.youtube.com') await route.fulfill({ contentType: 'text/javascript', body: playerScript })
      else if (host === 'www.youtube-nocookie.com') await route.fulfill({ contentType: 'text/html', body: 'A film' })
      else await route.abort()
    },
  )
  return asked
}

/** A picture that the browser draws, so that nothing has to lie beside the test. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.fillStyle = '#2f6f4e'
    context.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(address.split(',')[1] as string, 'base64')
}

/** Makes a sectioned page, opens it and gives its address. */
async function createPage(page: Page, name: string): Promise<string> {
  await page.goto('/pages/pagemanager')
  await page.getByRole('button', { name: 'Create New Page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Page Description').fill(name)
  await dialog.getByLabel('Page Type').selectOption({ label: 'Sectioned page' })
  await dialog.getByRole('button', { name: 'CREATE' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('row', { name }).getByRole('link', { name: 'Open page' }).click()
  await expect(page).toHaveURL(/\/pages\/sectioned-page\/\d+$/)
  return new URL(page.url()).pathname
}

const card = (page: Page, place: number) => page.getByRole('group', { name: new RegExp(`^${place}\\. `) })
const titles = (page: Page) => page.getByRole('group', { name: /^\d+\. / }).getByRole('heading', { level: 3 })

test('an editor builds a page of all section types; visitors get it complete, without shifts and from no other host (SECT-001, SECT-002, SECT-003, SECT-042, SECT-052, SECT-056, SECT-058, SECT-059, SECT-094)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { origin } = new URL(baseURL as string)
  await keepAtHome(page, origin)
  await openLoggedIn(page, '/')
  const address = await createPage(page, 'The valley')
  const preview = page.getByRole('region', { name: 'Page Preview' })

  await page.getByRole('button', { name: 'Edit page', exact: true }).click()
  await test.step('a text', async () => {
    await page.getByRole('button', { name: 'Add Text block' }).click()
    await card(page, 1).getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.type('Where the river begins.')
    await expect(preview.getByText('Where the river begins.')).toBeVisible()
  })

  await test.step('an image, uploaded on the way', async () => {
    await page.getByRole('button', { name: 'Add Image' }).click()
    await card(page, 2).getByRole('button', { name: 'Choose image' }).click()
    const picker = page.getByRole('dialog', { name: 'Select Image' })
    await picker.getByRole('treeitem', { name: 'Public' }).getByText('Public', { exact: true }).click()
    await picker.getByRole('button', { name: 'Upload Image' }).click()
    const upload = page.getByRole('dialog', { name: 'Upload File' })
    const buffer = await drawPicture(page)
    await upload.locator('input[type=file]').setInputFiles({ name: 'river.jpg', mimeType: 'image/jpeg', buffer })
    await upload.getByRole('button', { name: 'UPLOAD' }).click()
    await picker.getByRole('button', { name: /river/ }).click()
    await expect(picker).toBeHidden()
    await card(page, 2).getByLabel('Hover text').fill('The river in May')
    await card(page, 2).getByText('Gallery', { exact: true }).click()
    await card(page, 2).getByLabel('Width percent').fill('50')
    const image = preview.getByRole('img', { name: 'The river in May' })
    await expect(image).toHaveAttribute('width', '1200')
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('a map, with a pin by hand and one by a click', async () => {
    await page.getByRole('button', { name: 'Add Google map' }).click()
    await card(page, 3).getByRole('button', { name: 'Add pin' }).press('Enter')
    await page.keyboard.type('Car park')
    await card(page, 3).getByRole('button', { name: 'Show map to edit' }).click()
    await card(page, 3)
      .locator('canvas')
      .click({ position: { x: 120, y: 90 } })
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Enter a description for the map pin')
    await question.getByRole('textbox').fill('Ford')
    await question.getByRole('button', { name: 'OK' }).click()
    await expect(preview.getByRole('link', { name: 'Ford' })).toBeVisible()
    await expect(preview.getByRole('link', { name: 'Car park' })).toBeVisible()
  })

  await test.step('two videos, by address', async () => {
    for (const place of [4, 5]) {
      await page.getByRole('button', { name: 'Add YouTube video' }).click()
      await card(page, place).getByLabel('Video id').fill(`https://youtu.be/${video}?t=10`)
    }
    await expect(preview.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(2)
  })

  await test.step('it is stored as a draft, loaded again and published', async () => {
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByText('[draft mode]')).toBeVisible()
    await page.reload()
    const load = page.getByRole('button', { name: 'Load draft' })
    await expect(load).toBeVisible()
    await expect(page.getByText('Where the river begins.')).toBeHidden()
    await load.click()
    await expect(page.getByText('Where the river begins.')).toBeVisible()
    await page.getByRole('button', { name: 'Edit page', exact: true }).click()
    await page.getByRole('button', { name: 'Publish draft as active page' }).click()
    await expect(page.getByText('[draft mode]')).toBeHidden()
    await page.goto('/pages/pagemanager')
    await page.getByRole('row', { name: 'The valley' }).getByRole('button', { name: 'Edit page settings' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Published', { exact: true }).click()
    await dialog.getByRole('button', { name: 'SAVE' }).click()
    await expect(dialog).toBeHidden()
  })

  const visitor = await browser.newPage()
  const asked = await keepAtHome(visitor, origin)
  await test.step('a visitor gets all of it at once, and nothing shifts', async () => {
    await visitor.addInitScript(() => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        document.documentElement.dataset['shift'] = String(sum)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visitor.goto(`${origin}${address}`)
    await expect(visitor.getByText('Where the river begins.')).toBeVisible()
    const image = visitor.getByRole('img', { name: 'The river in May' })
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
    await visitor.getByRole('link', { name: 'Watch on YouTube' }).last().scrollIntoViewIfNeeded()
    await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
    expect(await visitor.evaluate(() => document.documentElement.dataset['shift'] ?? '0')).toBe('0')
    expect(asked).toEqual([])
  })

  await test.step('they open the gallery, with the click that hydrates the page', async () => {
    await visitor.getByRole('link', { name: 'The river in May' }).click()
    const gallery = visitor.getByRole('dialog')
    await expect(gallery.getByRole('img', { name: /river/i })).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
    expect(asked).toEqual([])
  })

  await test.step('they show the map, with its pins', async () => {
    const map = visitor.getByRole('group', { name: 'Map' })
    await map.getByRole('button', { name: 'Show map' }).click()
    await expect(map.locator('canvas')).toBeVisible()
    await expect(map.getByRole('button', { name: 'Ford' })).toBeVisible()
    await expect.poll(() => asked.filter(({ host }) => host === 'tile.openstreetmap.org').length).toBeGreaterThan(0)
    expect(asked.filter(({ host }) => host !== 'tile.openstreetmap.org')).toEqual([])
    await map.locator('canvas').click({ position: { x: 60, y: 60 } })
    await expect(visitor.getByRole('alertdialog')).toBeHidden()
    await expect(map.getByRole('listitem')).toHaveText(['Car park', 'Ford'])
  })

  await test.step('they play both videos, for which one script is loaded', async () => {
    const videos = visitor.getByRole('group', { name: 'Video' })
    for (const at of [0, 1]) {
      await videos.nth(at).getByRole('button', { name: 'Play video' }).click()
      await expect(videos.nth(at).frameLocator('iframe').getByText('A film')).toBeVisible()
    }
    expect(asked.filter(({ type }) => type === 'script')).toEqual([{ host: 'www.youtube.com', type: 'script' }])
    await expect(videos.first().getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${video}`,
    )
  })
  await visitor.close()
})

test.describe('with a touch screen too', () => {
  test.use({ hasTouch: true })

  test('sections are dragged by mouse, by touch and by keyboard (SECT-001)', async ({ page }) => {
    await openLoggedIn(page, '/')
    await createPage(page, 'The ridge')
    await page.getByRole('button', { name: 'Edit page', exact: true }).click()
    for (const label of ['Text block', 'Image', 'YouTube video'])
      await page.getByRole('button', { name: `Add ${label}` }).click()
    await page.getByRole('button', { name: 'Fold all sections' }).click()
    const handle = (place: number) => card(page, place).getByRole('button', { name: 'Drag to reorder' })
    await expect(titles(page)).toHaveText([/^Text block/, /^Image/, /^YouTube video/])

    await test.step('by keyboard, announced in words', async () => {
      await handle(1).focus()
      await page.keyboard.press('Space')
      const said = page.locator('[aria-live]')
      await expect(said.filter({ hasText: 'Text block lifted at place 1 of 3.' })).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await expect(said.filter({ hasText: 'Text block is over place 2 of 3.' })).toHaveCount(1)
      await page.keyboard.press('Space')
      await expect(titles(page)).toHaveText([/^Image/, /^Text block/, /^YouTube video/])
    })

    await test.step('by mouse', async () => {
      const [start, target] = [await centre(handle(1)), await centre(handle(3))]
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(target.x, target.y + 20, { steps: 15 })
      await page.mouse.up()
      await expect(titles(page)).toHaveText([/^Text block/, /^YouTube video/, /^Image/])
    })

    await test.step('by touch', async () => {
      const [start, target] = [await centre(handle(3)), await centre(handle(1))]
      const touch = await page.context().newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
      await send('touchStart', [start])
      // a finger that lies still lifts the card; one that moves at once scrolls
      await expect(card(page, 3)).toHaveAttribute('data-dragging', 'true')
      for (let part = 1; part <= 15; part++)
        await send('touchMove', [{ x: start.x, y: start.y + ((target.y - 20 - start.y) * part) / 15 }])
      await send('touchEnd', [])
      await expect(titles(page)).toHaveText([/^Image/, /^Text block/, /^YouTube video/])
    })
  })
})

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
