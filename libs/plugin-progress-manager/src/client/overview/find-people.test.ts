// @vitest-environment node
import { sortRows } from '@sitewright/ui'
import { describe, expect, it } from 'vitest'
import { manyPeople, sampleSystem } from '../../testing/sample-overview.ts'
import { filterPeople, isFiltering, knownFilter, noFilter, type PersonFilter } from './person-filter.ts'
import { personSortValue, stageKey } from './person-sort.ts'
import { toPeople } from './person.ts'
import { totalsOf } from './totals.ts'

/** Its states come in another order than their ids. */
const system = { ...sampleSystem, SystemStates: sampleSystem.SystemStates.toReversed() }
const rows = manyPeople(5000)
const people = toPeople(rows, system)
const { SystemStates: states, SystemStages: stages } = system
const find = (filter: Partial<PersonFilter>) => filterPeople(people, { ...noFilter, ...filter }).map(({ id }) => id)
/** The same from the server's rows, in the plainest way. */
const naive = (wanted: (row: (typeof rows)[number]) => boolean) => rows.filter(wanted).map(({ id }) => id)

describe('finding people', () => {
  it('filters nothing at first', () => {
    expect(isFiltering(noFilter)).toBe(false)
    expect(isFiltering({ ...noFilter, text: '  ', stageIs: 'open' })).toBe(false)
    expect(filterPeople(people, noFilter)).toBe(people)
  })

  it('finds each word in the name or the email address, whatever its case and accents', () => {
    const found = find({ text: '  TUWHARE k.tuw ' })
    expect(found).toEqual(naive(({ name, email }) => name.endsWith('Tūwhare') && email.startsWith('k.tūw')))
    expect(found.length).toBeGreaterThan(10)
    expect(find({ text: 'nobody' })).toEqual([])
  })

  it('finds by state, and those without one', () => {
    for (const { id } of states) expect(find({ state: String(id) })).toEqual(naive((row) => row.idstate === id))
    expect(find({ state: 'none' })).toEqual(naive((row) => row.idstate === null))
    expect(find({ state: 'none' }).length).toBeGreaterThan(100)
  })

  it('finds by completed', () => {
    expect(find({ completed: 'yes' })).toEqual(naive(({ complete }) => complete))
    expect(find({ completed: 'no' })).toEqual(naive(({ complete }) => !complete))
  })

  it('finds by a stage that is done, or is not', () => {
    for (const { id } of stages) {
      expect(find({ stage: String(id), stageIs: 'done' })).toEqual(naive((row) => row.stages.includes(id)))
      expect(find({ stage: String(id), stageIs: 'open' })).toEqual(naive((row) => !row.stages.includes(id)))
    }
  })

  it('finds people who match all filters', () => {
    const found = find({ text: 'anna', state: '4', completed: 'no', stage: '16', stageIs: 'open' })
    expect(found).toEqual(
      naive(
        ({ name, idstate, complete, stages: done }) =>
          name.startsWith('Anna') && idstate === 4 && !complete && !done.includes(16),
      ),
    )
    expect(found.length).toBeGreaterThan(5)
  })

  it('ignores a state and a stage that the system does not have any more', () => {
    const [gone] = toPeople([{ ...rows[0]!, idstate: 99, stages: [11, 99] }], system)
    expect(gone).toMatchObject({ state: '', statePlace: -1 })
    expect([...gone!.done]).toEqual([11])
    expect(filterPeople([gone!], { ...noFilter, state: 'none' })).toHaveLength(1)
    const filter: PersonFilter = { ...noFilter, text: 'a', state: '4', stage: '11', stageIs: 'open' }
    expect(knownFilter(filter, system)).toEqual(filter)
    expect(knownFilter({ ...filter, state: 'none' }, system)).toEqual({ ...filter, state: 'none' })
    const bare = { ...system, SystemStates: [], SystemStages: [] }
    expect(knownFilter(filter, bare)).toEqual({ ...filter, state: '', stage: '' })
  })
})

describe('sorting people', () => {
  const byText = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare
  const order = new Map([[null, -1] as const, ...states.map(({ id }, place) => [id, place] as const)])
  type Row = (typeof rows)[number]
  const comparisons: Record<string, (a: Row, b: Row) => number> = {
    name: (a, b) => byText(a.name, b.name),
    email: (a, b) => byText(a.email, b.email),
    state: (a, b) => order.get(a.idstate)! - order.get(b.idstate)!,
    complete: (a, b) => Number(a.complete) - Number(b.complete),
    hours: (a, b) => a.hours - b.hours,
    last: (a, b) => (a.last ?? -Infinity) - (b.last ?? -Infinity),
    ...Object.fromEntries(
      stages.map(({ id }) => [
        stageKey(id),
        (a: Row, b: Row) => Number(a.stages.includes(id)) - Number(b.stages.includes(id)),
      ]),
    ),
  }

  it.each(Object.keys(comparisons))('sorts by %s, either way, and keeps the order of equals', (key) => {
    for (const direction of ['ascending', 'descending'] as const) {
      const sign = direction === 'ascending' ? 1 : -1
      const expected = rows.toSorted((a, b) => sign * comparisons[key]!(a, b)).map(({ id }) => id)
      expect(sortRows(people, { key, direction }, personSortValue).map(({ id }) => id)).toEqual(expected)
    }
  })
})

describe('totals', () => {
  it('are those of the people found', () => {
    const totals = totalsOf(people, stages)
    const done = rows.reduce((sum, row) => sum + row.stages.length, 0)
    expect(totals.people).toBe(5000)
    expect(totals.completed).toBe(rows.filter(({ complete }) => complete).length)
    expect(totals.hours).toBeCloseTo(rows.reduce((sum, { hours }) => sum + hours, 0))
    expect(totals.average).toBeCloseTo(done / (5000 * stages.length))
    expect(totals.doneBy[3]).toBeCloseTo(rows.filter((row) => row.stages.includes(stages[3]!.id)).length / 5000)
  })

  it('have no average without people or without stages', () => {
    expect(totalsOf([], stages)).toEqual({
      people: 0,
      completed: 0,
      hours: 0,
      average: undefined,
      doneBy: stages.map(() => 0),
    })
    expect(totalsOf(people, []).average).toBeUndefined()
  })
})
