import { expect, it } from 'vitest'
import { cardText } from './card-texts.ts'

it('makes sentences of the nouns of a kind, but for those that it brings itself', () => {
  const nouns = { one: () => 'section', many: 'sections' }
  expect(cardText(nouns, 'delete')).toBe('Delete section')
  expect(cardText(nouns, 'foldAll')).toBe('Fold all sections')
  const texts = { delete: () => 'Supprimer la section' }
  expect(cardText({ ...nouns, texts }, 'delete')).toBe('Supprimer la section')
  expect(cardText({ ...nouns, texts }, 'hide')).toBe('Hide section')
})
