import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import arabic from '../../messages/ar.json' with { type: 'json' }
import german from '../../messages/de.json' with { type: 'json' }
import { blankLayout } from '../form.ts'
import { deliveryEmails, verificationEmail } from './build-message.ts'
import { cleanLayout } from './clean-layout.ts'
import { htmlDocument } from './html-document.ts'

afterEach(() => readLanguageFrom(() => english))

const message = { recipients: ['office@example.org'], subject: 'Hi', answers: [{ label: 'Name', answer: 'Kim' }] }

it('emails and refusals are in the language that is read', () => {
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  const [letter] = deliveryEmails({ title: 'Hütten', message: { ...message, files: 2 } }, 'https://example.org')
  expect(letter?.parts).toEqual([
    'Jemand hat das Formular „Hütten“ ausgefüllt:',
    'Name: Kim',
    'Die Dateien liegen im Formular-Posteingang der Website.',
    { label: 'Formular-Posteingang öffnen', href: 'https://example.org/pages/forminbox' },
  ])
  const asked = { to: 'kim@example.org', layout: blankLayout(), title: 'Hütten', href: '/x', expires: 1 }
  expect(verificationEmail(asked).subject).toBe('Bestätigung Ihrer Formulareingabe')
  expect(() => cleanLayout('{}')).toThrow('Ein Formular muss eine Liste von Feldern haben')
})

it('a page of a mailed link says its language, and in which direction that is read', () => {
  readLanguageFrom(() => ({ tag: 'ar', translations: arabic }))
  const site = { url: 'https://example.org', title: 'Huts', logo: '' }
  const page = htmlDocument({ title: 'تأكيد', paragraphs: [], site })
  expect(page).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
})
