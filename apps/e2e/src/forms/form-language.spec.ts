import { expect, test, type Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'
import { publishPage } from '../publish-page.ts'
import { callAsPage } from '../training.ts'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({})
})
test.afterAll(() => site?.close())

const plain = { NoSubmit: false, Locked: false, Required: false, hidden: false }
const field = (fieldType: string, SubmitLabel: string, config: object = {}, flags: object = {}) => ({
  ...{ ...plain, fieldType, SubmitLabel },
  ...{ config: { Label: SubmitLabel, Value: '', ...config } },
  ...flags,
})
const Options = [
  { Value: 'upper', Display: 'Upper hut', Places: 4 },
  { Value: 'lower', Display: 'Lower hut' },
]
const form = {
  fields: [
    field('select', 'Hut', { Options }),
    field('number-input', 'People', { Min: 1, Max: 8, Default: 2 }, { ShowIf: { Field: 'Hut', Value: 'upper' } }),
    field('file', 'Papers', { Several: true }),
    field('checkbox', 'Rules', { Value: false }),
    field('email', 'Email', {}, { Locked: true, Required: true }),
  ],
  TargetEmail: 'office@example.org, nobody',
  SuppressAntispam: true,
  SubmitCompletionText: '<p>We have got your booking.</p>',
}

/** What is read of a form in each language, from right to left in the second. */
const languages = {
  de: {
    ...{ choose: 'Bitte wählen', edit: 'Formular bearbeiten', settings: 'Formulareinstellungen' },
    ...{ dependent: '„Hut“ „Upper hut“ ist', inbox: 'Formular-Posteingang', read: 'anna@example.org: Nachricht lesen' },
    ...{ note: 'Interne Notiz', releases: 'Formularfreigabe' },
  },
  ar: {
    ...{ choose: 'يُرجى الاختيار', edit: 'تعديل النموذج', settings: 'إعدادات النموذج' },
    ...{
      dependent: 'كان «\u2068Hut\u2069» هو «\u2068Upper hut\u2069»',
      inbox: 'صندوق وارد النماذج',
      read: '‏anna@example.org: قراءة الرسالة',
    },
    ...{ note: 'ملاحظة داخلية', releases: 'رسائل النماذج المعلّقة' },
  },
} as const

const widths = [1280, 360]

/** What does not fit in: the document into the window, and words into what they stand in. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
    const parts = document.querySelectorAll<HTMLElement>('button, a, label, legend, h1, h2, h3, th, td, p, summary')
    const narrow = [...parts].filter(
      (part) => part.checkVisibility() && part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1,
    )
    // the first words of a message end where its row does
    const cut = narrow.filter((part) => !part.querySelector('[data-snippet]'))
    return [...wide, ...cut.map((part) => `${part.tagName} ${part.textContent}`)]
  })
}

async function setLanguage(page: Page, SiteLanguage: string): Promise<void> {
  const settings = await callAsPage<object>(page, 'GET private/get-site-settings.json.php')
  await callAsPage(page, 'POST private/set-site-settings.json.php', { ...settings, SiteLanguage })
}

/** What is cut off in a wide window and on a phone. */
async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await cutOff(page)).map((what) => `${name} at ${width} px: ${what}`))
  }
  return found
}

for (const [language, words] of Object.entries(languages))
  test(`a form, its editor and what comes of it are read in the language of the site: ${language}`, async ({
    page,
    browser,
  }) => {
    await openLoggedIn(page, site.address)
    await setLanguage(page, 'en-NZ')
    const id = await publishPage(page, {
      title: `Huts ${language}`,
      type: 'Contact form',
      shortcut: `huts-${language}`,
    })
    const content = JSON.stringify(form)
    await callAsPage(page, 'POST protected/plugin/form/save-form.json.php', { id, content, draft: false })
    await setLanguage(page, language)
    const found: string[] = []

    await test.step('a visitor fills it in and sends it', async () => {
      const visitor = await browser.newPage()
      await visitor.goto(`${site.address}/huts-${language}`)
      await visitor.getByLabel('Hut').selectOption('upper')
      await expect(visitor.getByLabel('Hut').getByRole('option').first()).toHaveText(words.choose)
      await visitor.getByLabel('Email').fill('anna@example.org')
      found.push(...(await look(visitor, `${language}-form`)))
      // until then the button waits for what has to be filled in
      await expect(visitor.locator('html[data-awake]')).toBeAttached()
      await visitor.getByLabel('Email').press('Enter')
      await expect(visitor.getByText('We have got your booking.')).toBeVisible()
      await visitor.close()
    })

    await test.step('its editor', async () => {
      await page.goto(`${site.address}/huts-${language}`)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      await page.getByRole('button', { name: words.edit }).click()
      await expect(page.getByRole('region', { name: words.settings })).toBeVisible()
      await expect(page.locator('summary', { hasText: words.dependent })).toBeVisible()
      found.push(...(await look(page, `${language}-editor`)))
    })

    await test.step('the inbox, a message in it, and what waits', async () => {
      await page.goto(`${site.address}/pages/forminbox`)
      await expect(page.getByRole('heading', { name: words.inbox, level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: words.read }).first()).toBeVisible()
      found.push(...(await look(page, `${language}-inbox`)))
      await page.getByRole('button', { name: words.read }).first().click()
      await expect(page.getByLabel(words.note)).toBeVisible()
      found.push(...(await look(page, `${language}-message`)))
      await page.goto(`${site.address}/pages/releasemanager`)
      await expect(page.getByRole('heading', { name: words.releases, level: 1 })).toBeVisible()
      found.push(...(await look(page, `${language}-releases`)))
    })
    expect(found).toEqual([])
  })

test('a form says in the language of the site what is wrong; in English, and no less, where the file of it cannot be fetched', async ({
  page,
  browser,
}) => {
  await openLoggedIn(page, site.address)
  await setLanguage(page, 'en-NZ')
  const id = await publishPage(page, { title: 'Bookings', type: 'Contact form', shortcut: 'bookings' })
  const content = JSON.stringify(form)
  await callAsPage(page, 'POST protected/plugin/form/save-form.json.php', { id, content, draft: false })
  await setLanguage(page, 'de')

  for (const { gone, invalid } of [
    { gone: false, invalid: 'Die Adresse ist ungültig' },
    { gone: true, invalid: 'Address is invalid' },
  ])
    await test.step(gone ? 'without the file' : 'with it', async () => {
      const visitor = await browser.newPage()
      const complaints: string[] = []
      visitor.on('pageerror', (error) => complaints.push(String(error)))
      visitor.on('console', (said) => {
        if (/hydrat/i.test(said.text())) complaints.push(said.text())
      })
      const asked: string[] = []
      await visitor.route('**/assets/texts-*', (route) => {
        asked.push(new URL(route.request().url()).pathname)
        return gone ? route.abort() : route.continue()
      })
      await visitor.goto(`${site.address}/bookings`)
      expect(asked).toEqual([])
      await visitor.getByLabel('Email').fill('anna')
      await expect(visitor.locator('html[data-awake]')).toBeAttached()
      await visitor.getByLabel('Email').press('Enter')
      await expect(visitor.getByText(invalid)).toBeVisible()
      const named = await visitor.locator('script[data-translations]').getAttribute('data-translations')
      expect(new Set(asked)).toEqual(new Set(named?.split(' ')))
      // what the server wrote stays as it was written
      await expect(visitor.getByLabel('Hut').getByRole('option').first()).toHaveText(languages.de.choose)
      await visitor.getByLabel('Email').fill('anna@example.org')
      await visitor.getByLabel('Email').press('Enter')
      await expect(visitor.getByText('We have got your booking.')).toBeVisible()
      expect(complaints).toEqual([])
      await visitor.close()
    })
})
