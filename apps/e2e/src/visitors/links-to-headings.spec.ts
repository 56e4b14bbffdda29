import { expect, test } from '@playwright/test'
import { findings } from '../axe-findings.ts'
import { openLoggedIn } from '../log-in.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const far = '<p>Twelve bunks and a stove.</p>'.repeat(60)

test('texts and menu lead to headings of other pages, and tell when one has gone', async ({ page, browser }) => {
  await openLoggedIn(page, site.address)
  const prices = await publishPage(page, { title: 'Prices', type: 'Single page', shortcut: 'prices' })
  const huts = await publishPage(page, { title: 'Our huts', type: 'Single page', shortcut: 'our-huts' })
  const save = (id: number, content: string) =>
    callAsPage(page, 'POST protected/plugin/single-page/save-page.json.php', { id, content })
  await save(prices, `<h1>Prices</h1>${far}<h2>Übernachten &amp; <i>more</i></h2>${far}`)
  await save(huts, '<p>What a night costs</p>')

  await test.step('the link picker offers the headings of the page that was chosen', async () => {
    await page.goto(`${site.address}/our-huts`)
    await page.getByRole('button', { name: 'Edit page' }).click()
    await page.getByRole('textbox', { name: /text/i }).first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+k')
    const links = page.getByRole('dialog', { name: 'Insert link' })
    await links.getByRole('combobox', { name: 'Address' }).fill('prices')
    await links.getByRole('option', { name: /^Prices\s*\/prices$/ }).click()
    const address = links.getByRole('combobox', { name: 'Address' })
    const heading = links.getByRole('combobox', { name: 'Heading' })
    await heading.selectOption('h-übernachten-more')
    await expect(address).toHaveValue('/prices#h-übernachten-more')
    expect(await findings(page, 'Insert link')).toEqual([])
    await address.fill('/prices#h-no-such')
    await links.getByRole('button', { name: 'Insert' }).click()
    await expect(links.getByText('This page has no such heading.')).toBeVisible()
    await heading.selectOption('h-übernachten-more')
    await links.getByRole('button', { name: 'Insert' }).click()
    await expect(links).toBeHidden()
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
  })

  await test.step('the Menu Editor lists them too', async () => {
    await page.goto(`${site.address}/pages/menueditor`)
    await page.getByRole('button', { name: 'Add root item' }).click()
    await page.keyboard.type('A night')
    const item = page.getByRole('listitem', { name: 'A night' })
    await item.getByRole('combobox', { name: 'Linked page' }).selectOption('Prices')
    await item.getByRole('combobox', { name: 'Heading' }).selectOption('h-übernachten-more')
    expect(await findings(page, 'Menu Editor')).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
  })

  await test.step('a visitor comes to the heading without a script, from the text and from the menu', async () => {
    const visitor = await browser.newPage({ javaScriptEnabled: false })
    for (const name of ['What a night costs', 'A night']) {
      await visitor.goto(`${site.address}/our-huts`)
      await visitor.getByRole('link', { name, exact: true }).first().click()
      await expect(visitor.getByRole('heading', { name: 'Übernachten & more' })).toBeInViewport()
      await expect(visitor.getByRole('heading', { name: 'Prices', level: 1 })).not.toBeInViewport()
    }
    await visitor.close()
  })

  await test.step('once the heading has another name, Page Manager and Menu Editor tell it', async () => {
    await save(prices, `<h1>Prices</h1>${far}<h2>Nights</h2>`)
    await page.goto(`${site.address}/pages/pagemanager`)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('button', { name: 'Links that lead nowhere' }).click()
    await expect(page.getByRole('dialog').getByText('The page has no such heading any more')).toBeVisible()
    await page.goto(`${site.address}/pages/menueditor`)
    const item = page.getByRole('listitem', { name: 'A night' })
    await expect(item.getByText('The page has no such heading any more. Choose another one.')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await findings(page, 'Menu Editor, a heading that is gone')).toEqual([])
  })
})

test('a paste waits for what tidies it, in its place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLoggedIn(page, site.address)
  await publishPage(page, { title: 'Pasted', type: 'Single page', shortcut: 'pasted' })
  let come = () => {}
  const asked = new Promise<void>((resolve) => (come = resolve))
  await page.route(/clean-pasted-html-[^/]*\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${site.address}/pasted`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  const text = page.getByRole('textbox', { name: /text/i }).first()
  await text.click()
  await page.keyboard.type('a')
  await page.evaluate(() => {
    const html = '<p class="MsoNormal"><span style="font-weight:bold">b</span></p>'
    return navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })])
  })
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.type('c')
  await expect(text).toHaveText('ac')
  come()
  await expect(text).toHaveText('abc')
  await page.keyboard.type('d')
  await expect(text).toHaveText('abcd')
  await expect(text.locator('strong')).toHaveText('b')
})
