// @vitest-environment node
import { english, readLanguageFrom } from '@sitewright/messages'
import type { RefusedError } from '@sitewright/page-kit/server'
import { afterEach, expect, it } from 'vitest'
import french from '../../messages/fr.json' with { type: 'json' }
import german from '../../messages/de.json' with { type: 'json' }
import { sectionLabel, sectionSummary } from '../client/editing/section-cards.tsx'
import { newSection } from '../model/section.ts'
import { cleanLayout } from '../server/clean-layout.ts'
import { editorOf, labelOf } from './editors.ts'
import { texts } from './further-messages.ts'
import { sectionTemplates } from './templates.ts'
import { sectionTypes, typeOf } from './types.ts'

const read = (tag: string, translations: typeof german) => readLanguageFrom(() => ({ tag, translations }))
afterEach(() => readLanguageFrom(() => english))

it('calls types and says what is missing in the language that is read', () => {
  const types = sectionTypes.list().map(({ sectionType }) => sectionType)
  expect(types.map(labelOf)).toEqual(sectionTypes.list().map(({ label }) => label))
  read('de', german)
  expect(types.slice(0, 4).map(labelOf)).toEqual(['Textblock', 'Bild', 'Google-Karte', 'YouTube-Video'])
  expect(sectionSummary(newSection(typeOf('gallery')!))).toBe('Noch kein Bild')
  expect(sectionLabel({ ...newSection(typeOf('text')!), sectionType: 'hut' })).toBe('Unbekannter Abschnittstyp: hut')
  expect(editorOf('quote')?.offer.about).toSatisfy((about: () => string) => about() === 'Was jemand gesagt hat')
})

it('begins pages in that language, and knows then which words are not meant to be published', async () => {
  read('de', german)
  const all = JSON.stringify(sectionTemplates)
  expect(sectionTemplates[1]?.name).toBe('Was wir bieten')
  expect(all).toContain('<h2>Was wir bieten</h2>')
  expect(all).toContain('<p>Die Antwort in wenigen Sätzen.</p>')
  expect(newSection(typeOf('contents')!).config).toMatchObject({ Title: 'Auf dieser Seite' })
  const { default: sampleWords } = await import('./on-demand/sample-words.ts')
  const samples = sampleWords()
  expect(samples.filter((words) => all.includes(words))).toHaveLength(13)
  expect(samples).toContain('The answer in a few sentences.')
})

it('has nouns of its own in each language, and takes those of packages as they are', () => {
  expect([texts.add({ one: 'card' }), texts.entry({ one: 'card', name: 'Card', number: 2 })]).toEqual([
    'Add card',
    'Card 2',
  ])
  read('fr', french)
  expect([texts.add({ one: 'card' }), texts.add({ one: 'refuge' })]).toEqual(['Ajouter une carte', 'Ajouter : refuge'])
  expect(texts.entry({ one: 'refuge', name: 'Refuge', number: 2 })).toBe('Refuge 2')
})

it('refuses pages in the language of the answer', () => {
  let refused: unknown
  try {
    cleanLayout('{}')
  } catch (error) {
    refused = error
  }
  expect(refused).toMatchObject({ message: 'A sectioned page must have a list of sections' })
  read('de', german)
  expect((refused as RefusedError).text()).toBe('Eine Abschnittsseite muss eine Liste von Abschnitten haben')
})
