import { describe, expect, it } from 'vitest'
import { mannWhitney } from './statistics.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('mannWhitney', () => {
  it('finds nothing between a sample and itself', () => {
    expect(mannWhitney(upTo(50), upTo(50))).toBeCloseTo(1, 5)
  })

  it('distinguishes samples that do not overlap', () => {
    const far = upTo(50).map((value) => value + 1000)
    expect(mannWhitney(upTo(50), far)).toBeLessThan(1e-15)
  })

  it('finds a small shift probable, but not certain', () => {
    const left = upTo(50).map((value) => value * 2)
    const right = upTo(50).map((value) => value * 2 + 21)
    const pairsBelow = left.flatMap((a) => right.filter((b) => b < a)).length
    const z = (1250 - pairsBelow) / Math.sqrt((50 * 50 * 101) / 12)
    expect(z).toBeGreaterThan(2.5)
    expect(mannWhitney(left, right)).toBeGreaterThan(0.0001)
    expect(mannWhitney(left, right)).toBeLessThan(0.02)
  })

  it('works with equal values', () => {
    expect(mannWhitney([5, 5, 5], [5, 5])).toBe(1)
  })
})
