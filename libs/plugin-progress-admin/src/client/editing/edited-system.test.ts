import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guides, system } from '../../testing/sample-systems.ts'
import type { AttachedSystem } from '../load.ts'
import * as edited from './edited-system.ts'

function data(from = guides(), version = 3): AttachedSystem {
  return { SystemId: 1, SystemName: from.name, SystemStates: from.states, SystemStages: from.stages, version }
}
const start = edited.editedSystem(data())
const namesOf = (of: edited.EditedSystem, kind: edited.EntryKind) => of[kind].map(({ Description }) => Description)
const fresh = (Description: string) => ({ key: `key of ${Description}`, id: null, Description })

describe('an edited system', () => {
  it('has a key for each entry, and is sent without', () => {
    const keys = [...start.state, ...start.stage].map(({ key }) => key)
    expect(new Set(keys).size).toBe(10)
    expect(edited.sentSystem(start)).toEqual({ SystemStates: guides().states, SystemStages: guides().stages })
  })

  it('gets a removed entry back, as a new one where a save has taken it out', () => {
    const entry = start.stage[1]!
    const without = edited.removed(start, 'stage', entry.key)
    const back = { kind: 'stage', entry, index: 1 } as const
    expect(edited.isChanged(edited.putBack(without, start, back), start)).toBe(false)
    expect(edited.putBack(start, start, back)).toBe(start)
    expect(edited.putBack(without, without, back).stage[1]).toEqual({ ...entry, id: null })
  })

  it('leaves the order alone beyond its ends, whatever is moved (PADM-027)', () => {
    const place = fc.integer({ min: -3, max: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place)), (moves) => {
        let now = start
        for (const [from, to] of moves) {
          const before = now
          now = edited.moved(now, 'state', from, to)
          const inside = [from, to].every((at) => at >= 0 && at < 4)
          if (!inside || from === to) expect(now).toBe(before)
          else expect(now.state[to]).toBe(before.state[from])
          expect(new Set(namesOf(now, 'state'))).toEqual(new Set(namesOf(start, 'state')))
        }
        expect(now.stage).toBe(start.stage)
      }),
    )
  })

  it.each([
    ['state', 'ropes', true],
    ['state', 'applied', true],
    ['stage', 'ROPES', true],
    ['stage', 'Applied', false],
    ['state', 'Knots', false],
  ] as const)('cannot have a new %s %j: %j (PADM-025, PADM-026)', (kind, name, taken) => {
    expect(edited.isTaken(start, kind, name)).toBe(taken)
  })

  it('lets an entry keep its name in another case', () => {
    const key = start.stage[2]!.key
    expect(edited.isTaken(start, 'stage', 'ROPES', key)).toBe(false)
    expect(edited.isTaken(start, 'stage', 'Radio', key)).toBe(true)
  })

  it('is changed by adding, renaming, removing and moving, not by changes that are reverted', () => {
    const key = start.state[0]!.key
    for (const other of [
      edited.added(start, 'stage', fresh('Knots')),
      edited.renamed(start, 'state', key, 'Begun'),
      edited.removed(start, 'state', key),
      edited.moved(start, 'stage', 0, 1),
    ])
      expect(edited.isChanged(other, start)).toBe(true)
    expect(edited.isChanged(edited.moved(edited.moved(start, 'state', 0, 2), 'state', 2, 0), start)).toBe(false)
  })
})

describe('after a save', () => {
  const sent = edited.added(start, 'stage', fresh('Knots'))
  const stored = edited.editedSystem(
    data(system({ ...guides(), stages: [...guides().stages, { id: 99, Description: 'Knots' }] }), 4),
  )

  it('what is stored is what was sent, and entries keep their keys when they get their ids', () => {
    expect(edited.wasStored(sent, stored)).toBe(true)
    expect(edited.wasStored(edited.moved(sent, 'stage', 0, 1), stored)).toBe(false)
    const read = edited.withKeysOf(stored, sent)
    expect(edited.isChanged(read, stored)).toBe(false)
    expect(read.stage.at(-1)).toEqual({ key: 'key of Knots', id: 99, Description: 'Knots' })
    expect(read.state.map(({ key }) => key)).toEqual(start.state.map(({ key }) => key))
  })

  it('edits made meanwhile stay, with the new ids', () => {
    const current = edited.moved(edited.added(sent, 'state', fresh('Retired')), 'stage', 6, 0)
    const next = edited.withIdsOf(current, edited.withKeysOf(stored, sent))
    expect(next.stage[0]).toEqual({ key: 'key of Knots', id: 99, Description: 'Knots' })
    expect(next.state.at(-1)).toMatchObject({ id: null, Description: 'Retired' })
    expect(edited.isChanged(next, stored)).toBe(true)
  })
})
