import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import arabic from '../messages/ar.json' with { type: 'json' }
import german from '../messages/de.json' with { type: 'json' }
import { actions } from './actions.ts'
import { scrollableTables } from './RichText.tsx'
import { itemsWith, slashItems } from './slash-menu/slash-items.ts'

afterEach(() => readLanguageFrom(() => english))

const nothing = () => {}
const found = (words: string) => {
  const items = slashItems({ actions, insertTable: nothing, openLink: nothing, openImage: nothing })
  return itemsWith(items, words).map(({ label }) => label)
}

it('names what can be done with a text in the language that is read, and finds it by its words', () => {
  expect([actions.bold.label, actions.clear.label]).toEqual(['Bold', 'Clear formatting'])
  expect(found('photo')).toEqual(['Image'])
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  expect([actions.bold.label, actions.clear.label]).toEqual(['Fett', 'Formatierung entfernen'])
  expect(found('spalten')).toEqual(['Tabelle'])
})

it('names tables for readers in one word, whatever the translation', () => {
  readLanguageFrom(() => ({ tag: 'ar', translations: arabic }))
  expect(scrollableTables('<table></table>')).toContain(' aria-label=جدول tabindex=0><table>')
  readLanguageFrom(() => ({ tag: 'fr', translations: { 'rich-text/view': { table: 'Un "tableau" onfocus=x>' } } }))
  expect(scrollableTables('<table></table>')).toContain(' aria-label=Untableauonfocusx tabindex=0><table>')
})
