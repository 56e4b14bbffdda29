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
  it('starts shortly after it was woken, once however often it was woken', async () => {
    const work = vi.fn(async () => undefined)
    const { wake } = background(work)
    wake()
    wake()
    await vi.advanceTimersByTimeAsync(999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('runs again after the time that it asked for', async () => {
    const work = vi.fn(async () => 10)
    background(work).wake()
    await vi.advanceTimersByTimeAsync(1000 + 3 * 10_000)
    expect(work).toHaveBeenCalledTimes(4)
  })

  it('retries failed work, and reports the failure', async () => {
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

  it('finishes running work when it is closed, and starts nothing afterwards', async () => {
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
