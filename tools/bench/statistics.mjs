/** @param {number[]} values */
export function median(values) {
  return percentile(values, 0.5)
}

/** The value that the given part (0 to 1) of all values does not exceed. */
export function percentile(values, part) {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

/**
 * Runs several measurements in turns, so that whatever else the machine does meanwhile hits all of them alike.
 *
 * @template {Record<string, () => Promise<any>>} M
 * @param {M} measurements
 * @returns {Promise<{ [Name in keyof M]: Awaited<ReturnType<M[Name]>>[] }>} the results of each, one for each round.
 */
export async function interleave(rounds, measurements) {
  const results = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measurements)) results[name].push(await measure())
  }
  return results
}
