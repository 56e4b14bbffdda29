import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRetried } from './use-retried.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface StageProps {
  task: () => Promise<string>
  about: string
  paused?: boolean
}

function Stage({ task, about, paused = false }: StageProps) {
  const { result = 'Waiting', again, change } = useRetried(task, about, { paused })
  const mend = (key: string) => change(key, (old) => `${old}, mended`)
  return (
    <>
      <p>{result}</p>
      <button type="button" onClick={again}>
        Again
      </button>
      <button type="button" onClick={() => mend('a')}>
        Mend a
      </button>
      <button type="button" onClick={() => mend('b')}>
        Mend b
      </button>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const failing = (): Promise<string> => Promise.reject(new Error('no network'))

describe('useRetried', () => {
  it('logs each failure and tries again after growing pauses, up to a minute', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const task = vi.fn(failing)
    render(<Stage task={task} about="huts" />)
    await pass(0)
    const tries = [task.mock.calls.length]
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await pass(pause * 1000 - 1)
      expect(task).toHaveBeenCalledTimes(tries.at(-1)!)
      await pass(1)
      tries.push(task.mock.calls.length)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(log).toHaveBeenCalledTimes(9)
    expect(screen.getByText('Waiting')).toBeVisible()
    task.mockImplementation(async () => 'The huts')
    await pass(60_000)
    expect(screen.getByText('The huts')).toBeVisible()
    await pass(600_000)
    expect(task).toHaveBeenCalledTimes(10)
  })

  it('starts over for another key and shows nothing of the one before', async () => {
    const answers: Record<string, (text: string) => void> = {}
    const task = (key: string) => () => new Promise<string>((resolve) => (answers[key] = resolve))
    const { rerender } = render(<Stage task={task('a')} about="a" />)
    rerender(<Stage task={task('b')} about="b" />)
    await act(async () => answers['a']!('Of a'))
    expect(screen.getByText('Waiting')).toBeVisible()
    await act(async () => answers['b']!('Of b'))
    expect(screen.getByText('Of b')).toBeVisible()
  })

  it('keeps showing what it has until there is something newer', async () => {
    let text = 'Old'
    render(<Stage task={async () => text} about="a" />)
    await pass(0)
    text = 'New'
    press('Again')
    expect(screen.getByText('Old')).toBeVisible()
    await pass(0)
    expect(screen.getByText('New')).toBeVisible()
  })

  it('changes the result it has, not that of another key', async () => {
    render(<Stage task={async () => 'Old'} about="a" />)
    await pass(0)
    press('Mend b')
    expect(screen.getByText('Old')).toBeVisible()
    press('Mend a')
    expect(screen.getByText('Old, mended')).toBeVisible()
  })

  it('tries nothing while it is paused', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const task = vi.fn(failing)
    const { rerender } = render(<Stage task={task} about="a" />)
    await pass(0)
    rerender(<Stage task={task} about="a" paused />)
    await pass(600_000)
    expect(task).toHaveBeenCalledTimes(1)
    rerender(<Stage task={task} about="a" />)
    await pass(0)
    expect(task).toHaveBeenCalledTimes(2)
  })
})
