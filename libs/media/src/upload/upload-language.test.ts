import { ApiError } from '@sitewright/api-client'
import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import german from '../../messages/de.json' with { type: 'json' }
import { failureReason } from './create-uploads.ts'
import { publicNote } from './public-note.ts'

afterEach(() => readLanguageFrom(() => english))

it('says why an upload failed and what to know of it in the language that is read', () => {
  const refused = new ApiError('', { status: 400, body: { error: 'Zu groß', code: 'image-too-large' } })
  const videos = ['one.mp4', 'two.mov'].map((name) => ({ name, type: '' }))
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  expect(failureReason(new Error('no'))).toBe('Die Datei konnte nicht hochgeladen werden')
  expect(failureReason(refused)).toMatch(/^Zu groß\. Speichern Sie eine kleinere Kopie/)
  expect(publicNote(videos)).toMatch(/^2 dieser Dateien können verraten, wann, wo/)
  expect(publicNote([{ name: 'run.exe', type: '' }])).toMatch(/^„run\.exe“ ist ein Programm:/)
})
