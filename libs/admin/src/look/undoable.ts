/** A value with the ones before it, and those that were taken back. */
export interface Undoable<Value> {
  before: readonly Value[]
  now: Value
  after: readonly Value[]
  /** What the last change was of, and when: quick changes of the same are one step. */
  last?: Change
}

/** What a change is of, such as the name of a field, and when it came, in milliseconds. */
export interface Change {
  of: string
  at: number
}

/** Milliseconds within which the next change of the same belongs to the step of the last. */
const pause = 1000

const maxSteps = 200

export function undoable<Value>(now: Value): Undoable<Value> {
  return { before: [], now, after: [] }
}

/** The next value; what was taken back before is gone. */
export function withChange<Value>(state: Undoable<Value>, now: Value, change: Change): Undoable<Value> {
  const { last } = state
  const goesOn = last !== undefined && last.of === change.of && change.at - last.at < pause
  return {
    before: goesOn ? state.before : [...state.before, state.now].slice(-maxSteps),
    now,
    after: [],
    last: change,
  }
}

/** The same with every step changed, the ones before and after it too. */
export function withEach<Value>(state: Undoable<Value>, change: (value: Value) => Value): Undoable<Value> {
  return { ...state, before: state.before.map(change), now: change(state.now), after: state.after.map(change) }
}

/** One step back, where there is one. */
export function undone<Value>(state: Undoable<Value>): Undoable<Value> {
  const last = state.before.at(-1)
  if (last === undefined) return state
  return { before: state.before.slice(0, -1), now: last, after: [state.now, ...state.after] }
}

/** What was taken back last, where something was. */
export function redone<Value>(state: Undoable<Value>): Undoable<Value> {
  const [next, ...after] = state.after
  if (next === undefined) return state
  return { before: [...state.before, state.now], now: next, after }
}
