/** What is still to be made, in the order in which it was asked for. */
const waiting: (() => void)[] = []

/**
 * Makes heavy things one after the other, each in a task of its own, so that keys and taps get through between them.
 *
 * @returns what takes the request back.
 */
export function makeInTurn(make: () => void): () => void {
  waiting.push(make)
  if (waiting.length === 1) setTimeout(makeNext)
  return () => {
    const at = waiting.indexOf(make)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function makeNext(): void {
  waiting.shift()?.()
  // what was made is shown before the next one is begun
  if (waiting.length > 0) setTimeout(makeNext)
}
