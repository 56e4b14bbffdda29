import { expect, test, type Locator, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'

/** A picture that the browser draws, so that nothing has to lie beside the test. */
async function drawPicture(page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      context.fillStyle = '#2f6f4e'
      context.fillRect(0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/jpeg')
    },
    [width, height] as const,
  )
  return Buffer.from(address.split(',')[1] as string, 'base64')
}

const tree = (page: Page) => page.getByRole('tree').first()
const folder = (page: Page, name: string) => tree(page).getByRole('treeitem', { name })

/** Chooses an action in the row of the file. */
async function act(page: Page, action: string): Promise<void> {
  await page
    .getByRole('row', { name: /hut\.jpg/ })
    .getByRole('button', { name: action })
    .click()
}

test('a picture is uploaded, put into a page and seen there; then moved out of sight and deleted', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, '/')
  const picture = await drawPicture(page, { width: 1400, height: 700 })

  await test.step('it is uploaded into Public', async () => {
    await page.goto('/pages/filemanager')
    await expect(page.getByRole('button', { name: 'Upload File' })).toBeDisabled()
    await folder(page, 'Public').getByText('Public', { exact: true }).click()
    await page.getByRole('button', { name: 'Upload File' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload File' })
    await dialog.locator('input[type=file]').setInputFiles({ name: 'hut.jpg', mimeType: 'image/jpeg', buffer: picture })
    await dialog.getByLabel('Gallery caption (optional)').fill('The hut in spring')
    await dialog.getByRole('button', { name: 'UPLOAD' }).click()
    await expect(page.getByRole('row', { name: /hut\.jpg/ })).toBeVisible()
  })

  await test.step('its preview shows it with its caption', async () => {
    await page
      .getByRole('row', { name: /hut\.jpg/ })
      .getByRole('button', { name: /hut\.jpg/ })
      .first()
      .click()
    await expect(page.getByText('The hut in spring')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('The hut in spring')).toBeHidden()
  })

  await test.step('an editor puts it into a page', async () => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Edit page' }).click()
    await page.getByRole('textbox', { name: 'Page text' }).click()
    await page.keyboard.press('Control+End')
    await page.getByRole('button', { name: 'Image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Select Image' })
    await dialog.getByRole('button', { name: /hut\.jpg/ }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  })

  const visitor = await browser.newPage()
  await test.step('a visitor sees it, in a size for the screen, with space reserved for it', async () => {
    await visitor.setViewportSize({ width: 360, height: 740 })
    await visitor.goto('/about')
    const shown = visitor.locator('img[src*="file-get.php"][width="1400"]')
    await expect(shown).toBeAttached()
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const [source, width] = await shown.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth])
    expect(source).toMatch(/&w=(320|640)$/)
    expect(width).toBeLessThanOrEqual(640)
  })

  await test.step('it is moved to Protected, and the visitor does not see it any more', async () => {
    const address = await visitor.locator('img[width="1400"]').getAttribute('src')
    expect((await visitor.request.get(address as string)).status()).toBe(200)
    await page.goto('/pages/filemanager')
    await folder(page, 'Public').getByText('Public', { exact: true }).click()
    await act(page, 'Move to…')
    const dialog = page.getByRole('dialog', { name: /Move/ })
    await dialog.getByRole('treeitem', { name: 'Protected' }).getByText('Protected', { exact: true }).click()
    await dialog.getByRole('button', { name: 'MOVE' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('is used on: About us')
    await question.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('row', { name: /hut\.jpg/ })).toBeHidden()
    expect((await visitor.request.get(address as string)).status()).toBe(404)
  })

  await test.step('the question before deleting it says where it is used', async () => {
    await folder(page, 'Protected').getByText('Protected', { exact: true }).click()
    await act(page, 'Delete file')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure you want to delete this file?  This cannot be undone')
    await expect(question).toContainText('About us')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('File was successfully deleted')
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('row', { name: /hut\.jpg/ })).toBeHidden()
  })
  await visitor.close()
})

test.describe('with a touch screen too', () => {
  test.use({ hasTouch: true })

  test('a file is dragged onto a folder by mouse, by touch and by keyboard (FILE-004)', async ({ page }) => {
    await openLoggedIn(page, '/pages/filemanager')
    await folder(page, 'Personal').getByText('Personal', { exact: true }).click()
    await page.getByRole('button', { name: 'Upload File' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload File' })
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bring a torch.') }
    await dialog.locator('input[type=file]').setInputFiles(notes)
    await dialog.getByRole('button', { name: 'UPLOAD' }).click()
    const row = page.getByRole('row', { name: /notes\.txt/ })
    const handle = row.getByRole('button', { name: 'Drag to a folder' })
    await expect(row).toBeVisible()

    await test.step('by mouse, from Personal to Protected', async () => {
      const target = await centre(folder(page, 'Protected'))
      const start = await centre(handle)
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(target.x, target.y, { steps: 10 })
      await page.mouse.up()
      await expect(row).toBeHidden()
    })

    await test.step('by keyboard, from Protected to the folder above it', async () => {
      await folder(page, 'Protected').getByText('Protected', { exact: true }).click()
      await expect(row).toBeVisible()
      await handle.focus()
      await page.keyboard.press('Space')
      const said = page.getByRole('status')
      await expect(said.filter({ hasText: 'Picked up notes.txt.' })).toHaveCount(1)
      // keys are listened to a moment later; upwards there is nothing beyond the first folder
      await expect(async () => {
        await page.keyboard.press('ArrowUp')
        await expect(said.filter({ hasText: 'is over the folder Personal.' })).toHaveCount(1, { timeout: 500 })
      }).toPass()
      await page.keyboard.press('Space')
      await expect(row).toBeHidden()
    })

    await test.step('by touch, from Personal to Public', async () => {
      await folder(page, 'Personal').getByText('Personal', { exact: true }).click()
      await expect(row).toBeVisible()
      const start = await centre(handle)
      const target = await centre(folder(page, 'Public'))
      const touch = await page.context().newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
      await send('touchStart', [start])
      for (let part = 1; part <= 10; part++)
        await send('touchMove', [
          { x: start.x + ((target.x - start.x) * part) / 10, y: start.y + ((target.y - start.y) * part) / 10 },
        ])
      await send('touchEnd', [])
      await expect(row).toBeHidden()
      await folder(page, 'Public').getByText('Public', { exact: true }).click()
      await expect(row).toBeVisible()
    })
  })
})

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
