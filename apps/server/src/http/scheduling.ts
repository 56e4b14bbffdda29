/** Milliseconds of one turn of the event loop that go to work of a kind; what comes on top waits. */
const budget = 10

/** The maximum number of waiting tasks that continue in one turn, if there is time. */
const burst = 32

/**
 * Gives each who waits a later turn of the event loop, in the order in which they came: however much work comes at once,
 * in between connections are accepted and what is in memory is answered.
 *
 * @param now milliseconds; tests set it.
 */
export function createTurnQueue(now: () => number = () => performance.now()): () => Promise<void> {
  const waiting: (() => void)[] = []
  let scheduled = 0
  let began: number | undefined

  function schedule(): void {
    for (; scheduled < Math.min(waiting.length, burst); scheduled++) setImmediate(next)
  }

  /** Each on its own, as what is waited for is done when the function that lets it go on has ended. */
  function next(): void {
    scheduled--
    began ??= now()
    if (now() - began <= budget) waiting.shift()?.()
    if (scheduled > 0) return
    began = undefined
    schedule()
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      schedule()
    })
}

/**
 * Starts work at once as long as the turn of the event loop is young, and later in the order in which it came: a thousand
 * requests that arrive in the same moment are not all worked on before anything else is looked at.
 *
 * @param now milliseconds; tests set it.
 */
export function createWorkScheduler(now: () => number = () => performance.now()): (work: () => void) => void {
  const waiting: (() => void)[] = []
  let began: number | undefined

  function start(work: () => void): void {
    if (began === undefined) {
      began = now()
      setImmediate(endTurn)
    }
    work()
  }

  const isSpent = () => began !== undefined && now() - began > budget

  /** Each on its own, as what a request causes is done when the function that starts it has ended. */
  function endTurn(): void {
    began = undefined
    for (let count = Math.min(waiting.length, burst); count > 0; count--) setImmediate(startNext)
  }

  function startNext(): void {
    const work = isSpent() ? undefined : waiting.shift()
    if (work) start(work)
  }

  return (work) => {
    if (waiting.length > 0 || isSpent()) waiting.push(work)
    else start(work)
  }
}
