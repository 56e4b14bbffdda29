// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { textKind } from '../testing/text-kind.tsx'
import { createLanguageLoader } from './language-loader.ts'
import { neededAtFirst, withTranslations } from './with-translations.ts'

const translation = (id: string) => async () => ({ default: { [id]: { heading: 'Hütten' } } })

describe('withTranslations', () => {
  it('has the translations of a kind and of a screen there with their code', async () => {
    const kind = { ...textKind('huts'), package: 'huts' }
    const languages = { de: { huts: translation('huts'), '@sitewright/admin': translation('admin') } }
    const loader = createLanguageLoader('de', languages)
    const screen = { path: 'x', label: 'X', needs: [], load: async () => ({ default: () => null }) }
    const { installed, adminScreens } = withTranslations(loader, { installed: [kind], adminScreens: [screen] })
    expect(loader.language.translations).toEqual({})
    await installed[0]!.load()
    expect(Object.keys(loader.language.translations)).toEqual(['huts'])
    await adminScreens[0]!.load()
    expect(Object.keys(loader.language.translations)).toEqual(['huts', 'admin'])
  })
})

describe('neededAtFirst', () => {
  const names = ['@sitewright/admin', '@sitewright/site', 'form', 'huts']
  const installed = [
    { ...textKind('huts'), package: 'huts' },
    { ...textKind('form'), package: 'form' },
  ]

  it.each([
    ['a reader', { kind: 'huts', isStaff: false }, ['@sitewright/site', 'huts']],
    ['staff', { kind: undefined, isStaff: true }, ['@sitewright/admin', '@sitewright/site']],
  ])('is what %s sees, without other kinds', (_, rest, expected) => {
    expect(names.filter(neededAtFirst({ installed, ...rest }))).toEqual(expected)
  })
})
