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
 * @template {Record<string, (round: number) => Promise<any>>} M
 * @param {M} measurements
 * @returns {Promise<{ [Name in keyof M]: Awaited<ReturnType<M[Name]>>[] }>} the results of each, one for each round.
 */
export async function interleave(rounds, measurements) {
  const results = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measurements)) results[name].push(await measure(round))
  }
  return results
}

/**
 * The Mann-Whitney U test of two samples, in its normal approximation with tied ranks taken into account: how likely it
 * is, both being drawn from the same distribution, that their ranks differ at least as much as they do.
 *
 * @returns {number} the two-sided p-value; small where the samples can be told apart.
 */
export function mannWhitney(left, right) {
  const all = [...left.map((value) => [value, 0]), ...right.map((value) => [value, 1])].sort(([a], [b]) => a - b)
  let rankSum = 0
  let ties = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end][0] === all[start][0]) end++
    const rank = (start + 1 + end) / 2
    for (const [, side] of all.slice(start, end)) if (side === 0) rankSum += rank
    ties += (end - start) ** 3 - (end - start)
    start = end
  }
  const [m, n, total] = [left.length, right.length, all.length]
  const u = rankSum - (m * (m + 1)) / 2
  const spread = Math.sqrt(((m * n) / 12) * (total + 1 - ties / (total * (total - 1))))
  return spread === 0 ? 1 : 2 * upperTail(Math.abs(u - (m * n) / 2) / spread)
}

/** Of the standard normal distribution: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17. */
function upperTail(z) {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
