import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { ConnectionProvider } from './connection-context.ts'
import { createConnection } from './connection.ts'
import { QueriesProvider, useLoaded, type LoadedOptions } from './queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface StageProps extends LoadedOptions {
  load: () => Promise<string>
  about?: string
}

function Shown({ load, about = 'huts', ...options }: StageProps) {
  const { status, value, reload, refresh, change } = useLoaded({ key: ['stage', about], load }, options)
  const actions = {
    reload,
    refresh: () => void refresh().catch(() => {}),
    mend: () => change((old) => `${old}, mended`),
  }
  return (
    <>
      <p>{value ?? status}</p>
      {Object.entries(actions).map(([name, run]) => (
        <button key={name} type="button" onClick={run}>
          {name}
        </button>
      ))}
    </>
  )
}

const stage = (props: StageProps) => (
  <QueriesProvider>
    <Shown {...props} />
  </QueriesProvider>
)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const failing = (): Promise<string> => Promise.reject(new Error('no network'))
const shown = () => screen.getByRole('paragraph').textContent

describe('useLoaded', () => {
  it('logs a failure once, and loads again when told to', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn(failing)
    render(stage({ load }))
    expect(shown()).toBe('loading')
    await pass(600_000)
    expect(shown()).toBe('failed')
    expect(load).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledTimes(1)
    load.mockImplementation(async () => 'The huts')
    press('reload')
    await pass(0)
    expect(shown()).toBe('The huts')
  })

  it('with `retry` logs each failure and tries again after growing pauses, up to a minute', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn(failing)
    render(stage({ load, retry: true }))
    await pass(0)
    const tries = [load.mock.calls.length]
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await pass(pause * 1000 - 1)
      expect(load).toHaveBeenCalledTimes(tries.at(-1)!)
      await pass(1)
      tries.push(load.mock.calls.length)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(log).toHaveBeenCalledTimes(9)
    expect(shown()).toBe('loading')
    load.mockImplementation(async () => 'The huts')
    await pass(60_000)
    expect(shown()).toBe('The huts')
    await pass(600_000)
    expect(load).toHaveBeenCalledTimes(10)
  })

  it('starts over for another key and shows nothing of the previous one', async () => {
    const answers: Record<string, (text: string) => void> = {}
    const load = (key: string) => () => new Promise<string>((resolve) => (answers[key] = resolve))
    const { rerender } = render(stage({ load: load('a'), about: 'a' }))
    rerender(stage({ load: load('b'), about: 'b' }))
    await act(async () => answers['a']!('Of a'))
    await pass(0)
    expect(shown()).toBe('loading')
    await act(async () => answers['b']!('Of b'))
    await pass(0)
    expect(shown()).toBe('Of b')
  })

  it('keeps showing its data until newer data are loaded, also if that fails', async () => {
    const load = vi.fn(async () => 'Old')
    render(stage({ load }))
    await pass(0)
    load.mockImplementation(failing)
    press('refresh')
    await pass(0)
    expect(shown()).toBe('Old')
    load.mockImplementation(async () => 'New')
    press('refresh')
    expect(shown()).toBe('Old')
    await pass(0)
    expect(shown()).toBe('New')
  })

  it('drops an answer that is older than a change, and loads again', async () => {
    const late = Promise.withResolvers<string>()
    const load = vi.fn(async () => 'Old')
    render(stage({ load }))
    await pass(0)
    load.mockReturnValueOnce(late.promise)
    press('refresh')
    load.mockImplementation(async () => 'New')
    press('mend')
    expect(shown()).toBe('Old, mended')
    late.resolve('Older than the change')
    await pass(0)
    expect(shown()).toBe('New')
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('loads data that are to be changed but missing', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn(failing)
    render(stage({ load }))
    await pass(0)
    load.mockImplementation(async () => 'The huts')
    press('mend')
    await pass(0)
    expect(shown()).toBe('The huts')
  })

  it('loads nothing while it is paused', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn(failing)
    const { rerender } = render(stage({ load, retry: true }))
    await pass(0)
    rerender(stage({ load, retry: true, paused: true }))
    await pass(600_000)
    expect(load).toHaveBeenCalledTimes(1)
    load.mockImplementation(async () => 'The huts')
    rerender(stage({ load, retry: true }))
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
    rerender(stage({ load, retry: true, paused: true }))
    rerender(stage({ load, retry: true }))
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads nothing when the window gets the focus back', async () => {
    const load = vi.fn(async () => 'The huts')
    render(stage({ load }))
    await pass(0)
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('drops data that no component shows any more', async () => {
    const load = vi.fn(async () => 'The huts')
    const page = (there: boolean) => <QueriesProvider>{there && <Shown load={load} />}</QueriesProvider>
    const { rerender } = render(page(true))
    await pass(0)
    rerender(page(false))
    await pass(0)
    rerender(page(true))
    expect(shown()).toBe('loading')
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('what got no answer', () => {
  const away = () => Promise.reject<string>(new ApiError('away', { status: 0 }))

  it.each([
    ['failed', false],
    ['loading', true],
  ])('shows ‘%s’ meanwhile and is asked for until it has one (retry: %s)', async (status, retry) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const connection = createConnection()
    const load = vi.fn(away)
    render(<ConnectionProvider value={connection}>{stage({ load, retry })}</ConnectionProvider>)
    await pass(0)
    expect(shown()).toBe(status)
    expect(connection.isWaiting()).toBe(true)
    await pass(1000)
    expect(load).toHaveBeenCalledTimes(2)
    load.mockImplementation(async () => 'The huts')
    await act(async () => connection.tryNow())
    await pass(0)
    expect(shown()).toBe('The huts')
    expect(connection.isWaiting()).toBe(false)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is not asked for where it is refused, or once nobody shows it', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const connection = createConnection()
    const refused = vi.fn(() => Promise.reject<string>(new ApiError('gone', { status: 404 })))
    const { rerender } = render(<ConnectionProvider value={connection}>{stage({ load: refused })}</ConnectionProvider>)
    await pass(60_000)
    expect(refused).toHaveBeenCalledTimes(1)
    const load = vi.fn(away)
    rerender(<ConnectionProvider value={connection}>{stage({ load, about: 'other' })}</ConnectionProvider>)
    await pass(0)
    expect(connection.isWaiting()).toBe(true)
    rerender(<ConnectionProvider value={connection}>nothing</ConnectionProvider>)
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(connection.isWaiting()).toBe(false)
  })
})
