import { describe, expect, it } from 'vitest'
import { nextAttempt } from './retry-times.ts'

const minute = 60
const hour = 60 * minute

describe('nextAttempt', () => {
  it.each([
    [1, minute],
    [2, 5 * minute],
    [3, 15 * minute],
    [4, 30 * minute],
    [5, hour],
    [6, hour],
    [40, hour],
  ])('plans the attempt after attempt %i in %i seconds', (attempts, pause) => {
    expect(nextAttempt({ attempts, created: 1000 }, 1000)).toBe(1000 + pause)
  })

  it('gives up when the next attempt would be more than 48 hours after the email was queued', () => {
    const mail = { attempts: 50, created: 1000 }
    expect(nextAttempt(mail, 1000 + 47 * hour)).toBe(1000 + 48 * hour)
    expect(nextAttempt(mail, 1000 + 47 * hour + 1)).toBeUndefined()
  })
})
