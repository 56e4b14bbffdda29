import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import german from '../../messages/de.json' with { type: 'json' }
import { missingReadyMade } from './ready-made-roles.ts'
import { whatRolesAllow } from './what-roles-allow.ts'

beforeEach(() => readLanguageFrom(() => ({ tag: 'de', translations: german })))
afterEach(() => readLanguageFrom(() => english))

it('offers ready-made roles in German, but none that somebody has added in English', () => {
  expect(missingReadyMade([]).map(({ title }) => title)).toEqual(['Redaktion', 'Autor', 'Ausbilder'])
  expect(missingReadyMade([{ title: 'Editor' }, { title: 'autor' }]).map(({ title }) => title)).toEqual(['Ausbilder'])
})

it('leaves the nouns of German rights as they are', () => {
  const roles = [{ allows: ['Seiten verwalten', 'Menü bearbeiten'] }]
  expect(whatRolesAllow(roles)).toBe('Darf: Seiten verwalten und Menü bearbeiten.')
})
