// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLanguageLoader } from './language-loader.ts'

afterEach(() => vi.restoreAllMocks())

const file = (texts: object) => vi.fn(async () => ({ default: { 'site/menu': texts } }))

describe('createLanguageLoader', () => {
  it('puts a narrow language over the wider one, package by package, and loads each once', async () => {
    const site = file({ main: 'Hauptmenü', close: 'Menü schließen' })
    const installed = {
      de: { site, huts: async () => ({ default: { huts: { heading: 'Hütten' } } }) },
      'de-AT': { site: file({ close: 'Menü zumachen' }) },
      fr: { site: file({ main: 'Menu' }) },
    }
    const { language, load } = createLanguageLoader('de-AT', installed)
    await load((name) => name === 'site')
    expect(language).toEqual({
      tag: 'de-AT',
      translations: { 'site/menu': { main: 'Hauptmenü', close: 'Menü zumachen' } },
    })
    await load()
    expect(language.translations['huts']).toEqual({ heading: 'Hütten' })
    expect(site).toHaveBeenCalledOnce()
  })

  it('goes on in English without what cannot be loaded, and tries it again when it is asked for', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const site = file({ main: 'Hauptmenü' }).mockRejectedValueOnce(new Error('offline'))
    const { language, load } = createLanguageLoader('de', { de: { site } })
    await load()
    expect(language).toEqual({ tag: 'de', translations: {} })
    expect(log).toHaveBeenCalledOnce()
    await load()
    expect(language.translations).toEqual({ 'site/menu': { main: 'Hauptmenü' } })
  })
})
