// @vitest-environment node
import { dateTimeFormat, defineMessages, mayFollow } from '@sitewright/messages'
import type { RenderRequest } from '@sitewright/page-kit/server'
import { describe, expect, it } from 'vitest'
import germanTexts from '../../messages/de.json' with { type: 'json' }
import { loggedInSetup } from '../testing/fixtures.ts'
import { assets, request } from '../testing/render-request.ts'
import { everyScreen } from '../testing/fixtures.ts'
import { textKind } from '../testing/text-kind.tsx'
import { createRenderer } from './create-renderer.ts'

const languages = {
  de: {
    '@sitewright/site': async () => ({ default: germanTexts }),
    huts: async () => ({
      default: { 'huts/view': { beds: 'Betten', full: 'Belegt' }, 'huts/editor': { save: 'Speichern' } },
    }),
  },
}

const hutTexts = defineMessages('huts/view', { beds: 'Beds', full: 'Full' })
const View = () => <p>{hutTexts.beds()}</p>
const part = (name: string) => ({ catalogues: [`huts/${name}`], files: { de: `/assets/${name}.de.json` } })

async function renderIn(language: string, rest: Partial<RenderRequest> = {}, Shown = View) {
  const renderer = await createRenderer({
    installed: [textKind('single-page', { View: Shown })],
    adminScreens: everyScreen,
    languages,
    assets: {
      ...assets,
      visitorTexts: { 'single-page': { de: '/assets/texts.de.json' } },
      textParts: [part('map'), part('routes')],
      languages: { de: { '@sitewright/site': '/assets/de-site.js', '@sitewright/admin': '/assets/de-admin.js' } },
    },
  })
  const { site } = request()
  return renderer.render(request({ ...rest, site: { ...site, language } }))
}

const stateIn = (html: string) =>
  JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { translations?: object }

describe('a document in the language of the site', () => {
  it('says in it what the shell says, and what somebody is told who waits', async () => {
    const { html } = await renderIn('de-AT')
    expect(html).toContain('<html lang="de-AT" dir="ltr">')
    expect(html).toContain('>Zum Inhalt springen</a>')
    expect(html).toContain('aria-label="Hauptmenü"')
    expect(html).toContain(' data-loading="Wird geladen…" data-retrying="')
    expect(html).not.toContain('Skip to content')
  })

  it('brings the translations that the page itself shows, and says where all are that it may show', async () => {
    const { html } = await renderIn('de-AT')
    expect(html).toContain('<p>Betten</p>')
    expect(stateIn(html).translations).toEqual({ 'huts/view': { beds: 'Betten' } })
    expect(html).toContain(' data-translations="/assets/texts.de.json"')
  })

  it('says where that is which may follow in one of its parts', async () => {
    const Shown = () => {
      mayFollow('huts/routes')
      return <View />
    }
    const { html } = await renderIn('de-AT', {}, Shown)
    expect(html).toContain(' data-translations="/assets/texts.de.json /assets/routes.de.json"')
  })

  it.each(['en-NZ', 'en-GB', 'ja'])('brings none in %s, which has none', async (language) => {
    const { html } = await renderIn(language)
    expect(html).toContain('>Skip to content</a>')
    expect(html).not.toMatch(/data-loading|data-translations/)
    expect(stateIn(html)).not.toHaveProperty('translations')
  })

  it('says whose clock the site goes by, where it goes by one', async () => {
    const { site } = request()
    const Zone = () => dateTimeFormat({ timeStyle: 'short' }).format(Date.UTC(2026, 5, 30, 21, 45))
    const renderer = await createRenderer({
      installed: [textKind('single-page', { View: Zone })],
      ...{ adminScreens: everyScreen, languages, assets },
    })
    const { html } = await renderer.render(request({ site: { ...site, timeZone: 'Pacific/Auckland' } }))
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-NZ" dir="ltr" data-time-zone="Pacific\/Auckland">/)
    expect(html).toContain('9:45')
    expect((await renderer.render(request())).html).not.toContain('time-zone')
    const loggedIn = request({ site: { ...site, timeZone: 'Pacific/Auckland' }, setup: loggedInSetup() })
    expect((await renderer.render(loggedIn)).html).toContain('"timeZone":"Pacific/Auckland"')
  })

  it('titles what is no page', async () => {
    const { html } = await renderIn('de', { url: '/nowhere', page: undefined })
    expect(html).toContain('<title>Seite nicht gefunden – Tramping Club</title>')
    expect(html).toMatch(/<a href="\/">Zur Startseite<\/a> oder <a href="\/search">/)
  })

  it.each([
    ['a reader', [], '/assets/entry.js /assets/kind.js /assets/de-site.js'],
    ['staff', ['core.page.manage'], '/assets/entry.js /assets/kind.js /assets/de-site.js /assets/de-admin.js'],
  ])('names the translations for %s who is logged in', async (_, permissions, modules) => {
    const { html } = await renderIn('de', { setup: loggedInSetup(permissions) })
    expect(html).toContain(`data-modules="${modules}"`)
  })

  it('keeps the shell of each language apart', async () => {
    const renderer = await createRenderer({
      installed: [textKind('single-page')],
      adminScreens: everyScreen,
      languages,
      assets,
    })
    const { site } = request()
    const inLanguage = async (language: string) =>
      (await renderer.render(request({ site: { ...site, language } }))).html
    expect(await inLanguage('en-NZ')).toContain('Skip to content')
    expect(await inLanguage('de')).toContain('Zum Inhalt springen')
    expect(await inLanguage('en-NZ')).toContain('Skip to content')
  })
})

describe('a document for somebody who reads in another language than the site’s', () => {
  const setup = loggedInSetup()

  it('is in theirs', async () => {
    const { html } = await renderIn('en-NZ', { setup, language: 'de' })
    expect(html).toContain('<html lang="de" dir="ltr">')
    expect(html).toContain('>Zum Inhalt springen</a>')
    expect(html).toContain('data-modules="/assets/entry.js /assets/kind.js /assets/de-site.js /assets/de-admin.js"')
    expect(stateIn(html)).toMatchObject({ language: 'de', settings: { language: 'en-NZ' } })
    expect(html).toMatch(/<ul lang="en-NZ"><li>/)
    expect(html).toMatch(/<footer [^>]*lang="en-NZ" dir="ltr">/)
  })

  it('is in English on a German site, and tells other sites the language of the page', async () => {
    const { html } = await renderIn('de', { setup, language: 'en-NZ' })
    expect(html).toContain('<html lang="en-NZ" dir="ltr">')
    expect(html).toContain('>Skip to content</a>')
    expect(html).toContain('<meta property="og:locale" content="de_DE">')
  })

  it('has a direction of its own', async () => {
    expect((await renderIn('en-NZ', { setup, language: 'ar' })).html).toContain('<html lang="ar" dir="rtl">')
  })

  it('is not what others get', async () => {
    const renderer = await createRenderer({
      installed: [textKind('single-page')],
      adminScreens: everyScreen,
      languages,
      assets,
    })
    const alone = await renderer.render(request())
    expect((await renderer.render(request({ language: 'de' }))).html).toContain('>Zum Inhalt springen</a>')
    expect(await renderer.render(request())).toEqual(alone)
    expect(alone.html.match(/ lang=/g)).toHaveLength(1)
    expect(stateIn(alone.html)).not.toHaveProperty('language')
  })
})
