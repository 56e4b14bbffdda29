// @vitest-environment node
import { english, readLanguageFrom } from '@sitewright/messages'
import { afterEach, expect, it } from 'vitest'
import arabic from '../../messages/ar.json' with { type: 'json' }
import german from '../../messages/de.json' with { type: 'json' }
import { manyPeople, sampleSystem } from '../testing/sample-overview.ts'
import { namesOf } from './group/names-of.ts'
import { exceptionsOf } from './group/undo-records.ts'
import { planRecords } from './import/plan-records.ts'
import { formatHours, formatMoment, formatSpan, fromLocalText } from './moments.ts'
import { formatFigure, formatPart } from './overview/figures.ts'
import { overviewCsv } from './overview/overview-csv.ts'
import { describeFilter, noFilter } from './overview/person-filter.ts'
import { toPeople } from './overview/person.ts'
import { byMonth } from './timeline/timeline-entries.ts'

afterEach(() => readLanguageFrom(() => english))

const Start = fromLocalText('2026-03-05T09:00')!
const End = fromLocalText('2026-03-05T17:30')!

it('writes times, hours and figures as the language that is read does', () => {
  expect(formatMoment(Start)).toBe('05/03/2026 09:00')
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  expect(formatMoment(Start)).toBe('05.03.2026, 09:00')
  expect(formatSpan({ Start, End })).toBe('05.03.2026, 09:00 - 17:30')
  expect([formatHours(1), formatHours(1.5)]).toEqual(['1 Stunde', '1,5 Stunden'])
  expect([formatFigure(1234.5), formatPart(0.5)]).toEqual(['1.234,50', '50\u00A0%'])
  expect(byMonth([{ kind: 'registered', key: 'registered', at: Start, by: '' }])[0]?.name).toBe('März 2026')
})

it('says in that language what is exported, filtered, imported and undone', () => {
  readLanguageFrom(() => ({ tag: 'de', translations: german }))
  const people = toPeople(manyPeople(3), sampleSystem)
  expect(overviewCsv(people, { ...sampleSystem, SystemStages: [] }).slice(1)).toMatch(
    /^Name,E-Mail,Status,Abgeschlossen,Stunden,Letzter Eintrag\r\n/,
  )
  expect(describeFilter({ ...noFilter, text: 'ana', state: 'none' }, sampleSystem)).toBe(
    'Name oder E-Mail mit „ana“, ohne Status',
  )
  expect(planRecords('a,b,1/9/2026', { people, stages: [], now: End }).lines[0]?.reason).toBe(
    'Unter diesem Namen oder dieser E-Mail-Adresse hier nicht registriert',
  )
  expect(exceptionsOf({ struck: 0, before: 1, gone: 2 })).toBe(
    '1 war bereits gestrichen und bleibt, wie er war. 2 sind nicht mehr vorhanden.',
  )
})

it('separates names as that language does', () => {
  readLanguageFrom(() => ({ tag: 'ar', translations: arabic }))
  const named = ['أمل', 'سامي', 'ليلى'].map((name) => ({ name, email: '' }))
  expect(namesOf(named, 2)).toBe('أمل، سامي و1 غيرهم')
})
