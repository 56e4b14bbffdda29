import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import { labelOf, newField, problemOf } from '../form.ts'
import { sizeText } from '../model/file-sizes.ts'
import { layoutOf } from '../model/layout.ts'
import german from '../../messages/de.json' with { type: 'json' }
import { fieldModels } from './models.ts'

afterEach(() => readLanguageFrom(() => english))

it('names fields and says what is wrong in the language that is read when it is asked', () => {
  const email = newField('email')
  expect([labelOf(email), problemOf(email)]).toEqual(['Email', 'Email is required'])

  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  const labels = fieldModels.list().map(({ label }) => label)
  expect(labels.slice(0, 3)).toEqual(['Textblock', 'Einzeiliger Text', 'Mehrzeiliger Text'])
  expect(labelOf({ ...email, config: {}, SubmitLabel: '' })).toBe('E-Mail')
  expect(problemOf(email)).toBe('Die E-Mail-Adresse ist erforderlich')
  expect(problemOf({ ...newField('date'), config: { Value: '31/02/2026' } })).toContain('TT/MM/JJJJ')
  expect(sizeText(3_240_000)).toBe('3,24 MB')
  expect(layoutOf({}).SubmitButtonText).toBe('SENDEN')
  expect(layoutOf({ SubmitButtonText: 'Go' }).SubmitButtonText).toBe('Go')
})
