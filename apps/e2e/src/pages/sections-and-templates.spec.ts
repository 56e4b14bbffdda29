import { expect, test, type Page } from '@playwright/test'
import { findings } from '../axe-findings.ts'
import { wholeBrowser } from '../browsers.ts'
import { openLoggedIn } from '../log-in.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'
import { callAsPage } from '../training.ts'

test.use({ launchOptions: wholeBrowser })
let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const type = 'Sectioned page'
const phone = { width: 360, height: 740 }
const card = (page: Page, place: number) => page.getByRole('group', { name: new RegExp(`^${place}\\. `) })
const titles = (page: Page) => page.getByRole('group', { name: /^\d+\. / }).getByRole('heading', { level: 3 })
const own = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Templates of this site' })

async function edit(page: Page, shortcut: string): Promise<void> {
  await page.goto(`${site.address}/${shortcut}`)
  await page.getByRole('button', { name: 'Edit page' }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible()
}

test('a page and one of its sections are kept as templates, which begin and lengthen other pages', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, site.address)
  await publishPage(page, { title: 'The upper hut', type, shortcut: 'upper-hut' })
  await publishPage(page, { title: 'The lower hut', type, shortcut: 'lower-hut' })

  await test.step('a page is written, with a button whose page is found by its name', async () => {
    await edit(page, 'upper-hut')
    await page.getByRole('button', { name: 'Add Text block' }).click()
    await card(page, 1).getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.type('Twelve bunks and a stove.')
    await page.getByRole('button', { name: 'More sections' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buttons' }).click()
    await card(page, 2).getByLabel('Words on the button').fill('See the lower hut')
    await card(page, 2).getByRole('button', { name: 'Choose link' }).click()
    const links = page.getByRole('dialog', { name: 'Insert link' })
    await links.getByRole('combobox', { name: 'Address' }).fill('lower')
    await links.getByRole('option', { name: /The lower hut/ }).click()
    await links.getByRole('button', { name: 'Insert' }).click()
    await expect(links).toBeHidden()
    await expect(card(page, 2).getByLabel('Leads to')).toHaveValue('/lower-hut')
  })

  await test.step('all of it, and one section of it, become templates', async () => {
    const dialog = page.getByRole('dialog', { name: 'Save as template' })
    await page.getByRole('button', { name: 'Save as template' }).click()
    await dialog.getByLabel('Name').fill('A hut')
    expect(await findings(page, 'Save as template')).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText("The template 'A hut' is saved.")).toBeVisible()
    await card(page, 2).getByRole('button', { name: 'Save section as template' }).click()
    await expect(dialog.getByLabel('Name')).toHaveValue('See the lower hut')
    await dialog.getByLabel('Name').fill('a HUT')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText("There is a template called 'a HUT' already.")).toBeVisible()
    await dialog.getByLabel('Name').fill('A button')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await save(page)
  })

  await test.step('another page begins with one and gets the other, and its sections are its own', async () => {
    await edit(page, 'lower-hut')
    await page.getByRole('button', { name: 'Start from a template' }).click()
    await expect(own(page).getByRole('listitem').filter({ hasText: 'A hut' })).toContainText(
      /2 sections, saved by .+ on /,
    )
    expect(await findings(page, 'Start from a template')).toEqual([])
    await own(page).getByRole('button', { name: 'A hut', exact: true }).click()
    await expect(titles(page)).toHaveText([/^Text block.*Twelve bunks/, /^Buttons/])
    await page.getByRole('button', { name: 'More sections' }).click()
    await own(page).getByRole('button', { name: 'A button', exact: true }).click()
    await expect(titles(page)).toHaveText([/^Text block/, /^Buttons/, /^Buttons/])
    await card(page, 1)
      .getByRole('button', { name: /^Text block/ })
      .click()
    await card(page, 1).getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Six bunks.')
    await save(page)
    const visitor = await browser.newPage()
    await visitor.goto(`${site.address}/lower-hut`)
    await expect(visitor.getByRole('main')).toContainText('Six bunks.')
    await expect(visitor.getByRole('main').getByRole('link', { name: 'See the lower hut' })).toHaveCount(2)
    await visitor.goto(`${site.address}/upper-hut`)
    await expect(visitor.getByRole('main')).toContainText('Twelve bunks and a stove.')
    await visitor.close()
  })

  await test.step('one is renamed, the other deleted and brought back, on a phone', async () => {
    await page.setViewportSize(phone)
    await edit(page, 'upper-hut')
    await page.getByRole('button', { name: 'More sections' }).click()
    await own(page).getByRole('button', { name: 'Rename A button' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename template' })
    await dialog.getByLabel('Name').fill('A way to the next hut')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(own(page).getByRole('button', { name: 'A way to the next hut', exact: true })).toBeVisible()
    await own(page).getByRole('button', { name: 'Delete A hut' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('A hut')
    await question.getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Undo' }).click()
    await expect(own(page).getByRole('listitem')).toHaveCount(2)
    expect(await widthFault(page)).toBe(0)
  })
})

/** Px by which the document is wider than the window. */
function widthFault(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

interface Uploaded {
  folder: number
  pictures: number[]
  captions: number
}

/** Uploads two pictures, a text and captions into the folder that everybody may see. */
function uploadSome(page: Page): Promise<Uploaded> {
  return page.evaluate(async () => {
    const headers = { 'x-requested-with': 'a journey' }
    async function call<Reply>(name: string, options: RequestInit = {}): Promise<Reply> {
      const reply = await fetch(`/api/1/${name}.json.php`, { ...options, headers })
      if (!reply.ok) throw new Error(await reply.text())
      return (await reply.json()) as Reply
    }
    const folders = await call<{ idFolder: number; Root: string }[]>('protected/folder-get-list')
    const folder = folders.find(({ Root }) => Root === 'public')!.idFolder
    async function upload(name: string, content: Blob) {
      const form = new FormData()
      form.set('idFolder', String(folder))
      form.set('fileKey', new File([content], name, { type: content.type }))
      return (await call<{ id: number }>('private/file-upload', { method: 'POST', body: form })).id
    }
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 })
    const context = canvas.getContext('2d')!
    const pictures: number[] = []
    for (const colour of ['#2f6f4e', '#6f2f4e']) {
      context.fillStyle = colour
      context.fillRect(0, 0, canvas.width, canvas.height)
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'))
      pictures.push(await upload(`drawn ${colour.slice(1)}.jpg`, drawn!))
    }
    const text = (words: string) => new Blob([words], { type: 'text/plain' })
    await upload('a list of what to bring that has a rather long name without an end.txt', text('Boots'))
    const captions = await upload('said.vtt', text('WEBVTT\n\n00:00.000 --> 00:02.000\nMind the step\n'))
    return { folder, pictures, captions }
  })
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** A section of every type, with long words. */
function everyType({ folder, captions, pictures: [first = 0, second = 0] }: Uploaded) {
  const sized = { ImageId: first, ImageWidth: 1200, ImageHeight: 800 }
  const section = (sectionType: string, config: object, more: object = {}) => ({ sectionType, config, ...more })
  return [
    section('text', { Content: `<h1>Every section</h1><h2>${long}</h2><p>Our <a href="/walks">walks</a>.</p>` }),
    section('contents', { Title: 'On this page' }),
    section('image', { ...sized, HoverText: 'Green', Gallery: true }, { widthpercent: 40, float: 'right' }),
    section('google-map', {
      Zoom: 12,
      Centre: { lat: 47, lng: 11 },
      Markers: [{ Title: long, Position: { lat: 47, lng: 11 } }],
    }),
    section('youtube', { id: 'dQw4w9WgXcQ' }),
    section('youtube', { FileId: second, CaptionsId: captions, Title: 'A film' }),
    section('gallery', {
      Pictures: [first, second].map((Id, at) => ({ Id, Width: 1200, Height: 800, Alt: ['Green', ''][at] })),
    }),
    section('gallery', { Folder: folder, Order: 'newest' }),
    section('files', { Folder: folder, Title: 'Downloads' }),
    section('embed', { Address: 'https://vimeo.com/76979871', Title: 'A walk in the rain' }),
    section('columns', { Columns: [1, 2, 3, 4].map((at) => ({ Content: `<h3>Column ${at}</h3><p>${long}</p>` })) }),
    section('buttons', {
      Buttons: [
        { Text: long, Address: '/walks', Primary: true },
        { Text: 'To the prices', Address: '#h-prices' },
      ],
    }),
    section('cards', {
      Columns: 4,
      Cards: [{ ...sized, Heading: long, Text: 'Twelve beds', Address: '/walks', Alt: 'A hut' }, { Heading: 'Second' }],
    }),
    section('accordion', {
      Entries: [{ Title: 'What does it cost?', Content: '<h2>Prices</h2><p>Twenty a night</p>' }],
    }),
    section('quote', { Text: `Such a ${long}`, Name: 'Rangi', Source: 'guest book' }),
    section('separator', { Look: 'dots' }),
  ]
}

test('a page of all section types is whole without JavaScript, on a phone, and axe finds nothing on it', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, site.address)
  const id = await publishPage(page, { title: 'Every section', type, shortcut: 'every-section' })
  const content = JSON.stringify({ sections: everyType(await uploadSome(page)) })
  await callAsPage(page, 'POST protected/plugin/sectioned-page/save-page.json.php', { id, content })
  const address = `${site.address}/every-section`

  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
  const main = plain.getByRole('main')
  await test.step('its words, pictures and links are there', async () => {
    await plain.goto(address)
    for (const words of ['Twelve beds', 'guest book', 'A walk in the rain', 'Column 4'])
      await expect(main.getByText(words)).toBeVisible()
    await main.getByText('What does it cost?').click()
    await expect(main.getByText('Twenty a night')).toBeVisible()
    for (const name of [
      'Watch on YouTube',
      'Open at Vimeo',
      'Open in OpenStreetMap',
      'To the prices',
      /^a list of what/,
    ])
      await expect(main.getByRole('link', { name })).toBeVisible()
    await expect(main.locator('video[controls]')).toBeVisible()
    // what only a script could do is not offered
    for (const name of ['Play video', 'Show map', 'Show content from Vimeo'])
      await expect(main.getByRole('button', { name })).toHaveCount(0)
    expect(await widthFault(plain)).toBe(0)
  })

  await test.step('each picture of a gallery leads to the large picture, each file to itself', async () => {
    const links = main.locator('ul > li > a[href*="file-get.php"]')
    const targets = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
    expect(targets.length).toBeGreaterThanOrEqual(6)
    for (const target of targets) expect((await plain.request.get(target, { maxRedirects: 2 })).status()).toBe(200)
    await main.getByRole('link', { name: 'Green' }).first().click()
    await expect(plain).toHaveURL(/file-get\.php\?id=\d+.*w=1920/)
    const size = await plain
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    expect(size).toEqual([1200, 800])
  })
  await plain.close()

  await test.step('axe finds nothing on what the server sends, and nothing is too wide', async () => {
    const visitor = await browser.newPage({ viewport: phone })
    const loaded: string[] = []
    visitor.on('request', (request) => void loaded.push(`${request.resourceType()} ${new URL(request.url()).host}`))
    await visitor.goto(address)
    const found = await findings(visitor, 'every section, on a phone')
    expect(await widthFault(visitor)).toBe(0)
    await visitor.setViewportSize({ width: 1280, height: 800 })
    found.push(...(await findings(visitor, 'every section')))
    expect(found).toEqual([])
    expect(loaded.filter((one) => one.startsWith('script') || !one.endsWith(new URL(site.address).host))).toEqual([])
    await visitor.close()
  })

  await test.step('browsers can read the captions of a film', async () => {
    const visitor = await browser.newPage()
    await visitor.goto(address)
    const said = await visitor.locator('track[kind=captions]').evaluate(async (track: HTMLTrackElement) => {
      const loaded = new Promise((done, fail) => {
        track.addEventListener('load', done)
        track.addEventListener('error', fail)
      })
      track.track.mode = 'showing'
      await loaded
      return Array.from(track.track.cues ?? [], (cue) => (cue as VTTCue).text)
    })
    expect(said).toEqual(['Mind the step'])
    await visitor.close()
  })

  await test.step('with a script the first click on a picture opens the viewer, a click for a new tab opens one', async () => {
    const visitor = await browser.newPage({ hasTouch: true })
    await visitor.goto(address)
    const picture = visitor.getByRole('main').getByRole('link', { name: 'Green' }).first()
    // a finger gives no time to load anything before
    await picture.tap()
    await expect(visitor.getByRole('dialog', { name: 'Image preview' })).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
    expect(visitor.url()).toBe(address)
    const opened = visitor.context().waitForEvent('page')
    await picture.click({ modifiers: ['ControlOrMeta'] })
    expect((await opened).url()).toContain('file-get.php')
    await visitor.context().close()
  })
})
