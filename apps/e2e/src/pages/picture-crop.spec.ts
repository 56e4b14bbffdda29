import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

/** The first picture of the text, as a reader of the page gets it. */
async function firstPicture(page: Page) {
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toBeVisible()
  return picture.evaluate((image) => {
    const { width, height } = image.getBoundingClientRect()
    const { objectFit, objectPosition } = getComputedStyle(image)
    return { ratio: Math.round((100 * width) / height) / 100, objectFit, objectPosition }
  })
}

test('a picture of a text is cut to a shape about the point that was dragged, for its readers too', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, `${site.address}/walks`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  const text = page.getByRole('textbox', { name: 'Page text' })
  await text.locator('img').first().click()
  await page.getByRole('button', { name: 'Edit image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit image' })
  await dialog.getByLabel('Shape').selectOption('Square')

  const point = dialog.getByRole('slider', { name: 'Focal point' })
  // waits until the dialog has come to rest
  await point.hover()
  const picture = (await dialog.getByRole('img', { name: 'A hut' }).boundingBox())!
  const at = (x: number, y: number) => [picture.x + picture.width * x, picture.y + picture.height * y] as const
  await page.mouse.move(...at(0.5, 0.5))
  await page.mouse.down()
  await page.mouse.move(...at(0.2, 0.4), { steps: 4 })
  await page.mouse.up()
  await expect(point).toHaveAttribute('aria-valuetext', '20% from the left, 40% from the top')
  await expect(point).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const cut = { ratio: 1, objectFit: 'cover', objectPosition: '21% 40%' }
  expect(
    await text
      .locator('img')
      .first()
      .evaluate((image) => getComputedStyle(image).objectPosition),
  ).toBe('21% 40%')
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  // saving draws the page again
  await expect.poll(() => firstPicture(page)).toEqual(cut)

  const visitor = await browser.newPage({ javaScriptEnabled: false })
  await visitor.goto(`${site.address}/walks`)
  await expect.poll(() => firstPicture(visitor)).toEqual(cut)
  await visitor.close()
})
