import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createConnection } from './connection.ts'
import { keepTrying } from './keep-trying.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const away = new ApiError('away', { status: 0 })
const failing = (error: unknown = away) =>
  vi.fn(async (): Promise<string> => {
    throw error
  })

describe('what waits for an answer', () => {
  it('tries when the browser is online again, when somebody wants it now, and when another was answered', async () => {
    const connection = createConnection()
    const changed = vi.fn()
    connection.subscribe(changed)
    const [task, other] = [failing(), failing()]
    const done = vi.fn()
    keepTrying(task, done, { connection })
    await vi.advanceTimersByTimeAsync(500)
    keepTrying(other, done, { connection })
    await vi.advanceTimersByTimeAsync(0)
    expect(connection.isWaiting()).toBe(true)
    expect(changed).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(task).toHaveBeenCalledTimes(2)
    connection.tryNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(task).toHaveBeenCalledTimes(3)
    keepTrying(failing().mockResolvedValue('a third'), done, { connection })
    task.mockResolvedValue('there')
    other.mockResolvedValue('there too')
    await vi.advanceTimersByTimeAsync(0)
    expect(done.mock.calls).toEqual([['a third'], ['there'], ['there too']])
    expect(connection.isWaiting()).toBe(false)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('is no longer waited for once it is stopped, and nothing listens any more', async () => {
    const connection = createConnection()
    const task = failing()
    const stop = keepTrying(task, () => {}, { connection })
    await vi.advanceTimersByTimeAsync(0)
    stop()
    expect(connection.isWaiting()).toBe(false)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it.each([
    [true, new ApiError('gateway', { status: 503 })],
    [true, new TypeError('Failed to fetch dynamically imported module: /assets/x.js')],
    [false, new ApiError('broken', { status: 500 })],
    [false, new Error('broken')],
  ])('is told of: %s for %s', async (told, error) => {
    const connection = createConnection()
    const stop = keepTrying(failing(error), () => {}, { connection })
    await vi.advanceTimersByTimeAsync(0)
    expect(connection.isWaiting()).toBe(told)
    stop()
  })
})
