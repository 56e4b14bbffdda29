import type { FoundPageKind } from '@sitewright/page-kit/discover'
import { describe, expect, it } from 'vitest'
import { installedKinds } from './installed-kinds.ts'
import { namedKind } from './named-kind.ts'

describe('finding the page kind for a command', () => {
  it.each(['@sitewright/plugin-contactform', 'plugin-contactform', 'contactform', 'form'])('by %s', (name) => {
    expect(namedKind(installedKinds(), name).package).toBe('@sitewright/plugin-contactform')
  })

  it('takes one of those that are installed', () => {
    expect(() => namedKind(installedKinds(), 'recipe')).toThrow(
      /^recipe is none of the installed page kinds: .*@sitewright\/plugin-contactform/,
    )
    expect(() => namedKind(installedKinds(), undefined)).toThrow(/^which package\?/)
  })

  it('also by the package that contributes to a kind', () => {
    const notice = { package: '@you/section-notice' }
    expect(namedKind([...installedKinds(), notice], 'section-notice')).toBe(notice)
  })

  it('does not guess among several', () => {
    const [form] = installedKinds()
    const kinds: FoundPageKind[] = ['@you/plugin-recipe', '@us/recipe'].map((name) => ({
      ...(form as FoundPageKind),
      package: name,
      kind: name,
    }))
    expect(() => namedKind(kinds, 'recipe')).toThrow(
      'recipe could be any of these packages: @you/plugin-recipe, @us/recipe',
    )
    expect(namedKind(kinds, '@us/recipe').package).toBe('@us/recipe')
  })
})
