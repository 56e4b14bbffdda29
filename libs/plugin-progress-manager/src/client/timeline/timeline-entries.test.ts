// @vitest-environment node
import { afterAll, describe, expect, it, vi } from 'vitest'
import { sampleProgression } from '../../testing/sample-timeline.ts'
import { byMonth, timelineEntries, type TimelineEntry } from './timeline-entries.ts'

const zoneBefore = vi.hoisted(() => {
  const before = process.env.TZ
  process.env.TZ = 'Pacific/Auckland' // before a format of dates is made
  return before
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const of = (kind: TimelineEntry['kind']) => timelineEntries(sampleProgression).filter((entry) => entry.kind === kind)
const registered = { by: 'Kim', time: 1000 }
const bare = { ...sampleProgression, records: [], changes: [], registered }

describe('timelineEntries', () => {
  it('lists everything that happened, the latest first; a record by its start', () => {
    const entries = timelineEntries(sampleProgression)
    expect(entries).toHaveLength(6 + 6 + 1)
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((one, other) => other - one))
    expect(entries.at(-1)).toMatchObject({ kind: 'registered', by: 'Kim Ngata' })
    expect(of('record').map(({ at }) => at)).toEqual(sampleProgression.records.map(({ Start }) => Start))
  })

  it('shows of a change only what it changed', () => {
    expect(of('change').map(({ key: _key, at: _at, kind: _kind, ...changed }) => changed)).toEqual([
      { by: 'Rangi Pere', state: 'Certified' },
      { by: 'Rangi Pere', complete: true },
      { by: 'Rangi Pere', state: 'Assessed' },
      { by: 'Rangi Pere', state: 'In training' },
      { by: 'Rangi Pere', state: '' },
      { by: 'Rangi Pere', state: 'Enrolled' },
    ])
  })

  it('puts a record from before the registration before it, and the registration before what was saved with it', () => {
    const [record] = sampleProgression.records
    const early = timelineEntries({ ...bare, records: [{ ...record!, Start: 0, End: 1 }] })
    expect(early.map(({ kind }) => kind)).toEqual(['registered', 'record'])
    const change = { by: 'Kim', time: 1000, state: 'Enrolled', complete: false }
    expect(timelineEntries({ ...bare, changes: [change] }).map(({ kind }) => kind)).toEqual(['change', 'registered'])
  })

  it('gives each entry a key of its own', () => {
    const keys = timelineEntries(sampleProgression).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('byMonth', () => {
  it('groups entries by months of the local calendar, also when the clocks change (F9)', () => {
    const change = (at: number) => ({ by: 'Kim', time: at / 1000, state: String(at), complete: false })
    const changes = [
      change(Date.UTC(2026, 3, 30, 12, 0)), // 1 May, 00:00
      change(Date.UTC(2026, 3, 30, 11, 59)), // 30 April, 23:59
      change(Date.UTC(2026, 3, 4, 14, 30)), // half past two of 5 April, for the second time
      change(Date.UTC(2026, 2, 31, 11, 0)), // 1 April, 00:00 in summer time
      change(Date.UTC(2026, 2, 31, 10, 59)),
    ]
    const months = byMonth(timelineEntries({ ...bare, changes }))
    expect(months.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['May 2026', 1],
      ['April 2026', 3],
      ['March 2026', 1],
      ['January 1970', 1],
    ])
  })
})
