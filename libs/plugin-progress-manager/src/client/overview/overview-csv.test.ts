// @vitest-environment node
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { OverviewRow } from '../../contract.ts'
import { sampleSystem } from '../../testing/sample-overview.ts'
import { csvFileName, overviewCsv } from './overview-csv.ts'
import { toPeople } from './person.ts'

const zoneBefore = vi.hoisted(() => {
  const before = process.env.TZ
  process.env.TZ = 'Pacific/Auckland'
  return before
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const system = { ...sampleSystem, SystemStages: sampleSystem.SystemStages.slice(0, 2) }
const person: OverviewRow = {
  ...{ id: 1, name: 'Anna Berg', email: 'anna@example.org', idstate: 2, complete: true },
  ...{ stages: [12], hours: 7.256, last: Date.UTC(2026, 2, 7, 13, 5) },
}
const write = (rows: readonly Partial<OverviewRow>[], of = system) =>
  overviewCsv(
    toPeople(
      rows.map((row) => ({ ...person, ...row })),
      of,
    ),
    of,
  )
    .slice(1)
    .trimEnd()
    .split('\r\n')

describe('the export', () => {
  it('has a row for each person in the given order, below the names of the columns', () => {
    const lines = write([
      {},
      {
        id: 2,
        name: '',
        email: 'ben@example.org',
        idstate: null,
        complete: false,
        stages: [11, 12],
        hours: 0,
        last: null,
      },
    ])
    expect(lines).toEqual([
      'Name,Email,State,Completed,Safety briefing,Radio use,Hours,Last entry',
      'Anna Berg,anna@example.org,In training,Yes,,Yes,7.26,2026-03-08 02:05',
      ',ben@example.org,,,Yes,Yes,0.00,',
    ])
  })

  it('contains nothing that a spreadsheet reads as a formula (T44)', () => {
    const formula = '=HYPERLINK("http://evil")'
    const awkward = {
      ...system,
      SystemStates: [{ id: 2, Description: '@SUM(1+1)' }],
      SystemStages: [{ id: 11, Description: '-2+3' }],
    }
    const [head, row] = write([{ name: formula, email: '+1@example.org', stages: [] }], awkward)
    expect(head).toBe(`Name,Email,State,Completed,'-2+3,Hours,Last entry`)
    expect(row).toBe(`"'=HYPERLINK(""http://evil"")",'+1@example.org,'@SUM(1+1),Yes,,7.26,2026-03-08 02:05`)
  })

  it('has the local time on both nights when the clocks change (F9)', () => {
    const times = [
      Date.UTC(2026, 8, 26, 13, 59), // the minute before 2 becomes 3
      Date.UTC(2026, 8, 26, 14, 0),
      Date.UTC(2026, 3, 4, 13, 30), // half past two, for the first time
      Date.UTC(2026, 3, 4, 14, 30), // and again
    ]
    expect(
      write(times.map((last) => ({ last })))
        .slice(1)
        .map((line) => line.split(',').at(-1)),
    ).toEqual([...['2026-09-27 01:59', '2026-09-27 03:00', '2026-04-05 02:30', '2026-04-05 02:30']])
  })
})

describe('the file', () => {
  const now = Date.UTC(2026, 8, 26, 12, 30) // the next day in Auckland

  it('is named after the system and the local day', () => {
    expect(csvFileName('Mountain guides', now)).toBe('Mountain guides 2026-09-27.csv')
    expect(csvFileName('Bergführer: Āpiti', now)).toBe('Bergführer Āpiti 2026-09-27.csv')
  })

  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['..\\C:*?"<>|', 'C'],
    ['a\u202Egnp.exe\0\n', 'a gnp.exe'],
    ['\u{D800}', '\uFFFD'],
    ['...', 'Overview'],
    ['', 'Overview'],
  ])('has a name that every operating system accepts: %j', (title, name) => {
    expect(csvFileName(title, now)).toBe(`${name} 2026-09-27.csv`)
  })

  it('has no name that is too long, nor one that ends in half a character', () => {
    expect(csvFileName('🏔'.repeat(300), now)).toBe(`${'🏔'.repeat(50)} 2026-09-27.csv`)
  })
})
