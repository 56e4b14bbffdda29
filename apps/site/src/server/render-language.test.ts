// @vitest-environment node
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
    huts: async () => ({ default: { 'huts/view': { beds: 'Betten' }, 'huts/editor': { save: 'Speichern' } } }),
  },
}

async function renderIn(language: string, rest: Partial<RenderRequest> = {}) {
  const renderer = await createRenderer({
    installed: [textKind('single-page')],
    adminScreens: everyScreen,
    languages,
    assets: {
      ...assets,
      catalogues: { 'single-page': ['huts/view'] },
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

  it('brings the translations that the page itself may show, and no others', async () => {
    const { html } = await renderIn('de')
    expect(stateIn(html).translations).toEqual({ 'huts/view': { beds: 'Betten' } })
  })

  it.each(['en-NZ', 'en-GB', 'ja'])('brings none in %s, which has none', async (language) => {
    const { html } = await renderIn(language)
    expect(html).toContain('>Skip to content</a>')
    expect(html).not.toContain('data-loading')
    expect(stateIn(html)).not.toHaveProperty('translations')
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
