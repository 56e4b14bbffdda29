import { expect, test, type Page } from '@playwright/test'
import { administrator } from '../administrator.ts'
import { readEnglish, readWords, type Words } from '../catalogues.ts'
import { logIn, openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

/** Titles in the example content. */
const titles = new Set(['About us', 'Write to us'])
const english = new Set([...readEnglish()].filter((text) => !titles.has(text)))

/** What the browser complains of; there must be nothing. */
function complaintsOf(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(String(error)))
  return found
}

/** Nothing that is seen or read out is an English text of the site, and nothing reaches beyond the window. */
async function expectTranslated(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')]
    const names = named.flatMap((each) => ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name)))
    return [...document.body.innerText.split('\n'), ...names.filter((name) => name !== null)].map((text) => text.trim())
  })
  expect(shown.filter((text) => english.has(text))).toEqual([])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

/** The words that go on in a second line. Runs in the page. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const text = element.firstChild
    if (!(text instanceof Text)) return []
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
    })
  })
}

/** Those that reach beyond the button they are in, by their texts. Runs in the page. */
function outsideTheirCards(elements: Element[]): (string | null)[] {
  const isOutside = (element: Element) => {
    const [inner, outer] = [element, element.closest('button')!].map((each) => each.getBoundingClientRect())
    return inner!.left < outer!.left || inner!.right > outer!.right
  }
  return elements.filter(isOutside).map(({ textContent }) => textContent)
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Chooses a language for the one who is logged in. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  await callAsPage(page, 'POST private/account-set-language.json.php', { language })
}

async function createPage(page: Page, { t, title }: { t: Words; title: string }): Promise<void> {
  await page.goto(`${site.address}/pages/pagemanager`)
  await press(page, t('admin/page-manager', 'create'))
  const dialog = dialogOf(page)
  await dialog.getByLabel(t('admin/new-page', 'description')).fill(title)
  await dialog.getByLabel(t('admin/new-page', 'addToMenu')).selectOption({ label: t('admin/new-page', 'atEnd') })
  await expectTranslated(page)
  await dialog.getByRole('button', { name: t('admin/new-page', 'create'), exact: true }).click()
  await expect(dialog).toBeHidden()
  const created = t('admin/page-manager', 'createdInMenu', { title })
  await expect(page.getByText(created)).toBeVisible()
}

for (const { language, direction, title, words } of [
  { language: 'de', direction: 'ltr', title: 'Hüttenabend', words: 'Bei Nebel bleiben wir unten' },
  { language: 'ar', direction: 'rtl', title: 'أمسية الكوخ', words: 'نبقى في الأسفل عند الضباب' },
]) {
  const t = readWords(language)
  const html = (page: Page) => page.locator('html[data-awake]')

  test(`an administrator creates and publishes a page, and sees settings and roles (${language})`, async ({ page }) => {
    await openLoggedIn(page, site.address)
    await chooseLanguage(page, language)
    await page.context().clearCookies()
    await page.goto(site.address)
    const complaints = complaintsOf(page)
    await logIn(page, administrator)
    await expect(html(page)).toHaveAttribute('lang', language)
    await expect(html(page)).toHaveAttribute('dir', direction)

    await createPage(page, { t, title })
    await page
      .getByRole('row', { name: title })
      .getByRole('link', { name: t('admin/page-manager', 'open') })
      .click()
    const bar = page.getByRole('group', { name: t('page-kit/editing', 'toolbar') })
    await bar.getByRole('button', { name: t('page-kit/publishing', 'publish'), exact: true }).click()
    await expect(bar.getByText(t('page-kit/publishing', 'titleVisible'), { exact: true })).toBeVisible()
    await expectTranslated(page)
    expect(await (await fetch(site.address)).text()).toContain(title)

    for (const [path, catalogue] of [
      ['siteeditor', 'admin/site-settings'],
      ['rolemanager', 'admin/role-manager'],
    ] as const) {
      await page.goto(`${site.address}/pages/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: t(catalogue, 'heading') })).toBeVisible()
      await expectTranslated(page)
    }
    await press(page, t('admin/role-manager', 'create'))
    await dialogOf(page).getByLabel(t('admin/role-manager', 'title')).fill(title)
    await dialogOf(page)
      .getByRole('button', { name: t('admin/role-manager', 'createButton'), exact: true })
      .click()
    await expect(page.getByText(t('admin/role-manager', 'created', { title }))).toBeVisible()
    await page
      .getByRole('row', { name: title })
      .getByRole('button', { name: t('admin/role-manager', 'delete'), exact: true })
      .click()
    const question = page.getByRole('alertdialog')
    await expectTranslated(page)
    await question.getByRole('button', { name: t('admin/role-manager', 'deleteWord'), exact: true }).click()
    await expect(question).toContainText(t('admin/role-manager', 'deleted'))
    expect(complaints).toEqual([])
    await chooseLanguage(page, '')
  })

  test(`an editor writes text and a section, keeps a draft, sees it and publishes it (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await openLoggedIn(page, site.address)
    await chooseLanguage(page, language)
    const edit = async (path: string) => {
      await page.goto(`${site.address}/${path}`)
      await expect(html(page)).toHaveAttribute('lang', language)
      await press(page, t('page-kit/editing', 'edit'))
    }

    await test.step('a text', async () => {
      await edit('walks')
      await page.getByRole('main').getByRole('textbox').first().click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(` ${words}`)
      await expect(page.getByRole('region', { name: t('page-kit/editing', 'preview') })).toContainText(words)
      await expectTranslated(page)
      await press(page, t('page-kit/editing', 'saveDraft'))
      await expect(page.getByText(t('page-kit/editing', 'draftMode'))).toBeVisible()
      const bar = page.getByRole('group', { name: t('page-kit/editing', 'toolbar') })
      expect((await bar.boundingBox())?.height).toBeLessThan(60)
      expect(await (await fetch(`${site.address}/walks`)).text()).not.toContain(words)
      await press(page, t('page-kit/editing', 'publishDraft'))
      await expect(page.getByText(t('page-kit/editing', 'draftMode'))).toBeHidden()
      await expectTranslated(page)
      expect(await (await fetch(`${site.address}/walks`)).text()).toContain(words)
    })

    await test.step('a section', async () => {
      const types = await callAsPage<{ id: number; renderer: string }[]>(page, 'GET private/pagetype-get-list.json.php')
      const type = types.find(({ renderer }) => renderer === 'sectioned-page')
      const created = { id: type?.id, detail: words, url: `valley-${language}`, cloneid: 0 }
      await callAsPage(page, 'POST private/page-create.json.php', created)
      await edit(`valley-${language}`)
      const block = t('sectioned-page/section-types', 'text')
      await press(page, t('sectioned-page/editing', 'add', { type: block }))
      await page.getByRole('group', { name: /^1\. / }).locator('[contenteditable=true]').click()
      await page.keyboard.type(words)
      await expect(page.getByRole('region', { name: t('page-kit/editing', 'preview') })).toContainText(words)
      await expectTranslated(page)
      await press(page, t('page-kit/editing', 'save'))
      // what was saved offers it too
      const bar = page.getByRole('group', { name: t('page-kit/editing', 'toolbar') })
      await bar.getByRole('button', { name: t('page-kit/publishing', 'publish'), exact: true }).click()
      await expect(page.getByText(t('page-kit/publishing', 'titleVisible'), { exact: true }).first()).toBeVisible()
      expect(await (await fetch(`${site.address}/valley-${language}`)).text()).toContain(words)
    })
    expect(complaints).toEqual([])
    await chooseLanguage(page, '')
  })
}

for (const language of ['de', 'fr', 'es', 'ar']) {
  test(`heads of columns and pictures of looks have room for their words (${language})`, async ({ page }) => {
    const t = readWords(language)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openLoggedIn(page, site.address)
    await chooseLanguage(page, language)
    await page.goto(`${site.address}/pages/linkmanager`)
    const heads = page.getByRole('columnheader')
    await expect(heads.filter({ hasText: t('admin/link-manager', 'preview') })).toBeVisible()
    expect(await heads.evaluateAll(brokenWords)).toEqual([])

    await page.goto(`${site.address}/pages/look`)
    const samples = page.getByText(t('admin/look-choices', 'join'), { exact: true })
    await expect(samples.first()).toBeVisible()
    expect(await samples.evaluateAll(outsideTheirCards)).toEqual([])
    await chooseLanguage(page, '')
  })
}

test('what there is to say of a page is no column of single words (de)', async ({ page }) => {
  const t = readWords('de')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openLoggedIn(page, site.address)
  await chooseLanguage(page, 'de')
  const pages = await callAsPage<{ id: number; url: string }[]>(page, 'GET private/page-get-list.json.php')
  const { id = 0 } = pages.find(({ url }) => url === 'about') ?? {}
  const until = { id, title: 'About us', url: 'about', published: true, pub_start: null, pub_end: 4_000_000_000 }
  await callAsPage(page, 'POST private/page-update.json.php', until)
  await page.goto(`${site.address}/about`)
  await press(page, t('page-kit/editing', 'edit'))
  await page.getByRole('main').getByRole('textbox').first().click()
  await page.keyboard.type('Hallo')
  await press(page, t('page-kit/editing', 'saveDraft'))
  await expect(page.getByText(t('page-kit/editing', 'draftMode'))).toBeVisible()
  await page.goto(`${site.address}/about`)
  const details = page.locator('[data-details]')
  await expect(details).toContainText('2096')
  await expect.poll(async () => (await details.boundingBox())?.width ?? 0).toBeGreaterThan(190)
  await chooseLanguage(page, '')
})
