import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redone, undoable, undone, withChange } from './undoable.ts'

const step = (of: string, at: number) => ({ of, at })

describe('steps', () => {
  it('go back and forth, and a change ends what was taken back', () => {
    let state = withChange(withChange(undoable('a'), 'b', step('x', 0)), 'c', step('y', 1))
    state = undone(state)
    expect(state.now).toBe('b')
    expect(redone(state).now).toBe('c')
    state = withChange(state, 'd', step('x', 2))
    expect(state.after).toEqual([])
    expect(undone(undone(state)).now).toBe('a')
  })

  it('are one where the same changes quickly, as under a slider', () => {
    let state = undoable(0)
    for (let at = 1; at <= 30; at++) state = withChange(state, at, step('textSize', at * 50))
    expect([state.before, undone(state).now]).toEqual([[0], 0])
    expect(withChange(state, 99, step('textSize', 1500 + 1000)).before).toEqual([0, 30])
    expect(withChange(undone(state), 99, step('textSize', 1501)).before).toEqual([0])
  })

  it('end where there are none, and are kept for the last 200', () => {
    const state = undoable(1)
    expect([undone(state), redone(state)]).toEqual([state, state])
    const many = Array.from({ length: 300 }).reduce<ReturnType<typeof undoable<number>>>(
      (now, _, at) => withChange(now, at, step(String(at), 0)),
      undoable(-1),
    )
    expect(many.before).toHaveLength(200)
  })

  it('lose nothing, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('back', 'forth')), (moves) => {
        let state = undoable(0)
        for (let at = 1; at <= 9; at++) state = withChange(state, at, step(String(at), at))
        for (const move of moves) {
          state = move === 'back' ? undone(state) : redone(state)
          expect([...state.before, state.now, ...state.after]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        }
      }),
    )
  })
})
