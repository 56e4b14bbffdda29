import { english, readLanguageFrom } from '@sitewright/messages'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import arabic from '../messages/ar.json' with { type: 'json' }
import german from '../messages/de.json' with { type: 'json' }
import { adminScreens } from './admin-screens.ts'
import { auditCsv } from './audit-log/audit-csv.ts'
import { kindOf } from './audit-log/entry-texts.ts'
import { sampleEntry } from './testing/audit-samples.ts'
import { emptyQuestion, kindNames } from './trash/texts.ts'
import { rowActions } from './page-manager/row-action.tsx'
import { deleteManyQuestion } from './page-manager/texts.ts'
import { openPageManager } from './testing/page-open-manager.tsx'

afterEach(() => readLanguageFrom(() => english))

const readIn = (tag: string, translations: typeof german | typeof arabic) =>
  readLanguageFrom(() => ({ tag, translations }))

it('the Page Manager is read in German, with what is said of a selection', async () => {
  readIn('de', german)
  const { user } = openPageManager()
  expect(screen.getByRole('heading', { name: 'Seitenverwaltung' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Auswählen' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Alle angezeigten auswählen' }))
  const bar = screen.getByRole('group', { name: 'Ausgewählte Seiten' })
  expect(within(bar).getByRole('status')).toHaveTextContent(/^\d+ Seiten ausgewählt$/)
})

it('names, words of actions and questions follow the reader, with all plurals of Arabic', () => {
  readIn('ar-u-nu-latn', arabic)
  const names = adminScreens.map(({ label }) => (typeof label === 'string' ? label : label()))
  expect(names.slice(0, 2)).toEqual(['البداية', 'محرر القائمة'])
  expect(rowActions.map(({ word }) => word)).toContain('استنساخ')
  expect([2, 3, 11].map((count) => deleteManyQuestion(count, false).split('؟')[0])).toEqual([
    'هل تريد بالتأكيد حذف صفحتين',
    'هل تريد بالتأكيد حذف 3 صفحات',
    'هل تريد بالتأكيد حذف 11 صفحة',
  ])
})

it('what is in the trash is named by the catalogue where it is known, and by the kind itself elsewhere', () => {
  expect(['form submission', 'booking'].map(kindNames)).toEqual(['Form submissions', 'Bookings'])
  expect(emptyQuestion({ kind: 'form submission', count: 50, more: true })).toContain('every form submission in')
  readIn('de', german)
  expect(['form submission', 'booking'].map(kindNames)).toEqual(['Formulareinsendungen', 'Booking'])
  expect(emptyQuestion({ kind: 'role', count: 50, more: true })).toContain('alle Rollen im Papierkorb')
})

it('the audit log names what something was done to, and its CSV file is in the language of who exports it', () => {
  const item = { kind: 'menu item', id: 4, label: 'Huts' }
  const subjects = [item, { ...item, kind: 'email', id: null }, { ...item, kind: 'Guided walk' }]
  const line = () => auditCsv([sampleEntry(1, { name: '', account: null, subject: item })]).split('\r\n')
  expect(subjects.map(kindOf)).toEqual(['menu item 4', 'email address', 'Guided walk 4'])
  expect(line()[1]).toContain(',Someone not logged in,,192.0.2.17,Page changed,menu item,4,Huts,')
  readIn('de', german)
  expect(subjects.map(kindOf)).toEqual(['Menüeintrag 4', 'E-Mail-Adresse', 'Guided walk 4'])
  expect(line()[0]).toContain('Zeit (UTC),Letztes Mal (UTC),')
  expect(line()[1]).toContain(',"Jemand, der nicht angemeldet ist",,192.0.2.17,Page changed,Menüeintrag,4,Huts,')
  readIn('ar-u-nu-latn', arabic)
  expect(subjects.map(kindOf)).toEqual(['عنصر قائمة 4', 'عنوان بريد إلكتروني', '\u2068Guided walk\u2069 4'])
})
