import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTrying } from './keep-trying.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('keepTrying', () => {
  it('logs each failure and tries again after a growing pause, until it succeeds', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new Error('down')
    const task = vi
      .fn(async () => 'there')
      .mockRejectedValueOnce(down)
      .mockRejectedValueOnce(down)
    const onResult = vi.fn()
    keepTrying(task, onResult)
    await vi.advanceTimersByTimeAsync(999)
    expect(task).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(task).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(task).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(onResult.mock.calls).toEqual([['there']])
    expect(log.mock.calls).toEqual([[down], [down]])
  })

  it('never waits longer than a minute', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const task = vi.fn(() => Promise.reject(new Error('down')))
    const stop = keepTrying(task, () => {})
    await vi.advanceTimersByTimeAsync(600_000)
    const before = task.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(task).toHaveBeenCalledTimes(before + 1)
    stop()
  })

  it('does nothing more once it is stopped', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [good, bad] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const onResult = vi.fn()
    keepTrying(() => good.promise, onResult)()
    keepTrying(() => bad.promise, onResult)()
    good.resolve('there')
    bad.reject(new Error('down'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onResult).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
  })
})
