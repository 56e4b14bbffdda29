/** The value in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value that the given part (0 to 1) of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/**
 * Runs several measurements in turns, so that whatever else the machine does meanwhile hits all of them alike, and in
 * each round in another order, as what ran just before leaves the processor's caches different.
 *
 * @returns the results of each, one for each round.
 */
export async function interleave<Results extends object>(
  rounds: number,
  measurements: { [Name in keyof Results]: (round: number) => Promise<Results[Name]> },
): Promise<{ [Name in keyof Results]: Results[Name][] }> {
  const names = Object.keys(measurements) as (keyof Results)[]
  const results = {} as { [Name in keyof Results]: Results[Name][] }
  for (const name of names) results[name] = []
  for (let round = 0; round < rounds; round++) {
    for (const name of shuffled(names)) results[name].push(await measurements[name](round))
  }
  return results
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/**
 * The Mann-Whitney U test of two samples, in its normal approximation with tied ranks taken into account: how likely it
 * is, both being drawn from the same distribution, that their ranks differ at least as much as they do.
 *
 * @returns the two-sided p-value; small where the samples can be told apart.
 */
export function mannWhitney(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ].sort((a, b) => a.value - b.value)
  let rankSum = 0
  let ties = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]?.value === all[start]?.value) end++
    const rank = (start + 1 + end) / 2
    for (const { isLeft } of all.slice(start, end)) if (isLeft) rankSum += rank
    ties += (end - start) ** 3 - (end - start)
    start = end
  }
  const [m, n, total] = [left.length, right.length, all.length]
  const u = rankSum - (m * (m + 1)) / 2
  const spread = Math.sqrt(((m * n) / 12) * (total + 1 - ties / (total * (total - 1))))
  return spread === 0 ? 1 : 2 * upperTail(Math.abs(u - (m * n) / 2) / spread)
}

/** Of the standard normal distribution: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17. */
function upperTail(z: number) {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
