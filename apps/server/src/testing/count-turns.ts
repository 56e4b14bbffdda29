/** What the work answers, and how many turns others had on the event loop before it was done. */
export async function countTurns<Result>(work: () => Promise<Result>): Promise<[result: Result, turns: number]> {
  let turns = 0
  let next: NodeJS.Immediate | undefined
  function turn(): void {
    turns++
    next = setImmediate(turn)
  }
  next = setImmediate(turn)
  try {
    return [await work(), turns]
  } finally {
    clearImmediate(next)
  }
}
