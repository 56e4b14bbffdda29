import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackgroundWork } from './background-work.ts'

let errors: unknown[]
beforeEach(() => {
  errors = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function background(work: () => Promise<number | undefined>) {
  return createBackgroundWork({ work, after: 1, retryAfter: 30, onError: (error) => errors.push(error) })
}

describe('background work', () => {
  it('starts a moment after it was woken, once however often', async () => {
    const work = vi.fn(async () => undefined)
    const { wake } = background(work)
    wake()
    wake()
    await vi.advanceTimersByTimeAsync(999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('looks again after as long as it says', async () => {
    const work = vi.fn(async () => 10)
    background(work).wake()
    await vi.advanceTimersByTimeAsync(1000 + 3 * 10_000)
    expect(work).toHaveBeenCalledTimes(4)
  })

  it('tries again what failed, and tells of it', async () => {
    const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the database is busy'))
    background(work).wake()
    await vi.advanceTimersByTimeAsync(1000)
    expect(errors).toEqual([new Error('the database is busy')])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('runs again when it was woken meanwhile, never twice at a time', async () => {
    let running = 0
    const work = vi.fn(async () => {
      expect(++running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5000))
      running--
      return undefined
    })
    const { wake } = background(work)
    wake()
    await vi.advanceTimersByTimeAsync(2000)
    wake()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('finishes what is under way when it is closed, and starts nothing after', async () => {
    let done = false
    const work = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000))
      done = true
      return 1
    })
    const { wake, close } = background(work)
    wake()
    await vi.advanceTimersByTimeAsync(1500)
    const closed = close().then(() => done)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await closed).toBe(true)
    wake()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
