/** Milliseconds that the piece of work below takes on a fast machine of 2026 that does nothing else. */
const onFastMachine = 40
const rounds = 3
const texts = 40_000

/**
 * How many times slower this machine is at the moment than a fast one, from 1 to 10: the median of three runs of a fixed
 * piece of work.
 */
export function measurePace(): number {
  const taken = Array.from({ length: rounds }, timeWork).toSorted((a, b) => a - b)
  const pace = (taken[Math.floor(rounds / 2)] ?? 0) / onFastMachine
  return Math.round(Math.min(10, Math.max(1, pace)) * 10) / 10
}

/** What tests do most: make objects and texts, read and compare them. */
function timeWork() {
  const started = performance.now()
  const made = Array.from({ length: texts }, (_, index) => ({ index, text: `${(index * 7919) % texts} walks` }))
  const read = JSON.parse(JSON.stringify(made)) as typeof made
  read.sort((a, b) => (a.text < b.text ? -1 : 1))
  if (read.filter(({ text }) => /^\d+ walks$/.test(text)).length !== texts) throw new Error('The work is not done')
  return performance.now() - started
}
