import { expect, type Locator, type Page, test } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

/** As docs/reference/steps.md counts them, here and for the same page in another editor. */
const [stepsHere, stepsElsewhere] = [33, 40]

/** Does what a writer does, and counts it: a press, a run of typing, files that are dropped together. */
function countSteps(page: Page) {
  let steps = 0
  return {
    steps: () => steps,
    press: async (target: Locator) => {
      steps++
      await target.click()
    },
    type: async (text: string) => {
      steps++
      for (const [at, part] of text.split('\t').entries()) {
        if (at > 0) await page.keyboard.press('Tab')
        await page.keyboard.type(part)
      }
    },
    paste: async (text: string) => {
      steps++
      await page.keyboard.insertText(text)
    },
    drop: async (target: Locator, names: readonly string[]) => {
      steps++
      const data = await page.evaluateHandle(async (given) => {
        const transfer = new DataTransfer()
        for (const [at, name] of given.entries()) {
          const canvas = new OffscreenCanvas(120, 80)
          const context = canvas.getContext('2d')
          if (context) context.fillStyle = `hsl(${at * 25} 60% 40%)`
          context?.fillRect(0, 0, 120, 80)
          const picture = await canvas.convertToBlob({ type: 'image/jpeg' })
          transfer.items.add(new File([picture], name, { type: 'image/jpeg' }))
        }
        return transfer
      }, names)
      for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: data })
    },
  }
}

const numbered = (what: string, count: number) => Array.from({ length: count }, (_, at) => `${what} ${at + 1}.jpg`)
const twelve = numbered('Ridge', 12)

test('a page with hero, pictures, gallery, table, columns, buttons, video and map takes fewer steps than elsewhere', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, site.address)
  await publishPage(page, { title: 'Autumn walk', type: 'Sectioned page', shortcut: 'autumn-walk' })
  await page.goto(`${site.address}/autumn-walk`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  const card = (place: number) => page.getByRole('group', { name: new RegExp(`^${place}\\. `) })
  const { steps, press, type, paste, drop } = countSteps(page)
  const more = async (section: string) => {
    await press(page.getByRole('button', { name: 'More sections' }))
    await press(page.getByRole('dialog').getByRole('button', { name: section, exact: true }))
  }

  await test.step('a hero, and a text with three pictures and a table', async () => {
    await press(page.getByRole('button', { name: 'Add Text block' }))
    const text = card(1).getByRole('textbox', { name: 'Text' })
    await press(text)
    await type('# The autumn walk\nThree days along the ridge, from hut to hut.\n')
    await drop(text, ['The ridge.jpg'])
    await expect(page.getByText('Pictures go to ‘Public’.')).toBeVisible()
    await expect(text.getByRole('img', { name: 'The ridge' })).toBeVisible()
    await type('We meet at the bridge and follow the river up to the first hut.\n')
    await drop(text, numbered('Day', 3))
    await expect(text.getByRole('img')).toHaveCount(4)
    await expect(text.getByRole('progressbar')).toHaveCount(0)
    await type('\n/table')
    await press(page.getByRole('option', { name: 'Table' }))
    await type('Day\tHut\tBeds\tFriday\tUpper hut\t12')
    await expect(text.getByRole('cell', { name: 'Upper hut' })).toBeVisible()
  })

  await test.step('a gallery of twelve, dropped together', async () => {
    await more('Gallery')
    await drop(card(2).getByText('Pictures can be dropped here'), twelve)
    await expect(card(2).getByRole('group', { name: /^Picture \d+$/ })).toHaveCount(12)
    for (const [at, name] of twelve.entries())
      await expect(
        card(2)
          .getByRole('group', { name: `Picture ${at + 1}`, exact: true })
          .getByRole('textbox'),
      ).toHaveValue(name.replace('.jpg', ''))
  })

  await test.step('two columns and buttons', async () => {
    await more('Columns')
    for (const [at, words] of ['Bring warm clothes.', 'Pay at the hut.'].entries()) {
      await press(card(3).getByRole('textbox', { name: `Text ${at + 1}` }))
      await type(words)
    }
    await more('Buttons')
    await press(card(4).getByLabel('Words on the button'))
    await type('Sign up')
    await press(card(4).getByLabel('Leads to'))
    await type('/contact')
  })

  await test.step('a video and a map', async () => {
    await press(page.getByRole('button', { name: 'Add YouTube video' }))
    await press(card(5).getByLabel('Video id'))
    await paste('https://youtu.be/aqz-KE-bpKQ')
    await press(page.getByRole('button', { name: 'Add Google map' }))
    for (const [label, degrees] of [
      ['Latitude', '47.05'],
      ['Longitude', '8.31'],
    ] as const) {
      await press(card(6).getByLabel(label))
      await page.keyboard.press('ControlOrMeta+A')
      await type(degrees)
    }
  })

  await press(page.getByRole('button', { name: 'Save page' }))
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  expect(steps()).toBe(stepsHere)
  expect(stepsHere).toBeLessThan(stepsElsewhere)

  await test.step('and visitors see all of it', async () => {
    const visitor = await browser.newPage()
    await visitor.goto(`${site.address}/autumn-walk`)
    const main = visitor.getByRole('main')
    await expect(main.getByRole('heading', { name: 'The autumn walk', level: 1 })).toBeVisible()
    await expect(main.getByRole('cell', { name: 'Upper hut' })).toBeVisible()
    for (const name of ['The ridge', 'Day 2', 'Ridge 1', 'Ridge 12'])
      await expect(main.getByRole('img', { name, exact: true })).toHaveCount(1)
    await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/contact')
    await expect(main).toContainText('Pay at the hut.')
    await expect(main.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
    await visitor.close()
  })
})
