import { describe, expect, it } from 'vitest'
import { sampleMail } from '../testing/mail-samples.ts'
import { isDue, nextReading } from './due.ts'

const now = 1000
const waiting = (next: number) => sampleMail(1, { next })
const failed = sampleMail(2, { state: 'failed', next: null })

describe('isDue', () => {
  it('forgives a few seconds between two clocks', () => {
    expect(isDue(waiting(now - 1), now)).toBe(true)
    expect(isDue(waiting(now + 5), now)).toBe(true)
    expect(isDue(waiting(now + 6), now)).toBe(false)
  })
})

describe('nextReading', () => {
  it('comes shortly after the earliest attempt', () => {
    expect(nextReading([waiting(now + 90), waiting(now + 60), failed], now)).toBe(65)
  })

  it('is neither too soon nor too late', () => {
    expect(nextReading([waiting(now - 500)], now)).toBe(5)
    expect(nextReading([waiting(now + 90_000)], now)).toBe(3600)
  })

  it('does not come while nothing waits', () => {
    expect(nextReading([failed], now)).toBeUndefined()
    expect(nextReading([], now)).toBeUndefined()
  })
})
