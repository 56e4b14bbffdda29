import { expect, test, type Browser } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { startOwnSite, type OwnSite } from '../own-site.ts'

let site: OwnSite
test.afterEach(() => site.close())

const pageIn = async (browser: Browser, locale: string, timezoneId: string) =>
  (await browser.newContext({ locale, timezoneId })).newPage()

test('a new site takes language and time zone from the browser in which Start is opened first', async ({ browser }) => {
  site = await startOwnSite({ SITE_LANGUAGE: '' })
  const german = await pageIn(browser, 'de-DE', 'Europe/Berlin')
  await openLoggedIn(german, `${site.address}/pages/start`)
  await expect(
    german.getByText(/^Sprache und Zeitzone wurden von Ihrem Browser übernommen: .*, Europe\/Berlin\./),
  ).toBeVisible()
  await expect(german.locator('html')).toHaveAttribute('lang', 'de-DE')
  await german.getByRole('button', { name: 'Schließen', exact: true }).click()
  await expect(german.getByText(/von Ihrem Browser übernommen/)).toBeHidden()

  // all others read the same, in any browser
  const other = await pageIn(browser, 'fr-FR', 'America/New_York')
  await openLoggedIn(other, `${site.address}/pages/siteeditor`)
  await expect(other.getByRole('textbox', { name: 'Zeitzone' }).or(other.getByLabel('Zeitzone'))).toHaveValue(
    'Europe/Berlin',
  )
  await other.goto(`${site.address}/pages/auditlog`)
  await expect(other.getByText('Die Zeiten sind die von Europe/Berlin.')).toBeVisible()
  const visitor = await pageIn(browser, 'en-NZ', 'Pacific/Auckland')
  await visitor.goto(site.address)
  await expect(visitor.locator('html')).toHaveAttribute('data-time-zone', 'Europe/Berlin')
})

test('a site whose operator named the language takes nothing from a browser', async ({ browser }) => {
  site = await startOwnSite({ SITE_LANGUAGE: 'en-NZ' })
  const german = await pageIn(browser, 'de-DE', 'Europe/Berlin')
  await openLoggedIn(german, `${site.address}/pages/start`)
  await expect(german.getByRole('heading', { name: 'Start', exact: true })).toBeVisible()
  await expect(german.getByRole('heading', { name: 'What waits' })).toBeVisible()
  await expect(german.getByText(/taken from your browser/)).toHaveCount(0)
  await expect(german.locator('html')).toHaveAttribute('lang', 'en-NZ')
  await expect(german.locator('html')).not.toHaveAttribute('data-time-zone')
})
