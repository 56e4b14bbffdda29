import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { ConnectionProvider } from './connection-context.ts'
import { createConnection } from './connection.ts'
import type { PagedReply } from './contract/index.ts'
import { QueriesProvider, useLoadedList } from './queries.ts'

interface Hut {
  id: number
  name: string
}

const huts = (...names: string[]): Hut[] => names.map((name) => ({ id: Number(name.slice(3)), name }))
const list = (items: Hut[], next: string | null = null): PagedReply<Hut> => ({ items, next, total: 5 })

type Load = (cursor: string | undefined, signal?: AbortSignal) => Promise<PagedReply<Hut>>

function Huts({ load, about }: { load: Load; about: string }) {
  const { status, items, outdated, total, more, ...actions } = useLoadedList({ key: ['huts', about], load })
  const buttons = {
    more: actions.loadMore,
    reload: actions.reload,
    refresh: () => void actions.refresh().catch(() => {}),
    rename: () => actions.change((hut) => ({ ...hut, name: `${hut.name}!` })),
    found: () => actions.add({ id: 9, name: 'hut9' }),
    drop: () => actions.change((hut) => (hut.id === 1 ? undefined : hut)),
  }
  return (
    <>
      <p>{[status, items.map(({ name }) => name), total, more, ...(outdated ? ['outdated'] : [])].join(' ')}</p>
      {Object.entries(buttons).map(([name, run]) => (
        <button key={name} type="button" onClick={run}>
          {name}
        </button>
      ))}
    </>
  )
}

afterEach(() => void vi.restoreAllMocks())

const shown = () => screen.getByRole('paragraph').textContent
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}
async function open(load: Load) {
  const stage = (about: string, from = load) => (
    <QueriesProvider>
      <Huts load={from} about={about} />
    </QueriesProvider>
  )
  const { rerender } = render(stage('all'))
  await act(async () => {})
  return async (about: string, from?: typeof load) => {
    rerender(stage(about, from))
    await act(async () => {})
  }
}

describe('a list in pages', () => {
  it('adds page after page, and an item that was moved on between two only once', async () => {
    const load = vi.fn(async (cursor: string | undefined) =>
      cursor === undefined ? list(huts('hut1', 'hut2'), 'after 2') : list(huts('hut2', 'hut3')),
    )
    await open(load)
    expect(shown()).toBe('ready hut1,hut2 5 there')
    await press('more')
    expect(shown()).toBe('ready hut1,hut2,hut3 5 none')
    await press('more')
    expect(load.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'after 2'])
  })

  it('changes items in place, and counts those that leave', async () => {
    await open(async () => list(huts('hut1', 'hut2')))
    await press('rename')
    await press('drop')
    expect(shown()).toBe('ready hut2! 4 none')
    await press('found')
    expect(shown()).toBe('ready hut2!,hut9 5 none')
  })

  it('keeps what was found until the next search is answered', async () => {
    const change = await open(async () => list(huts('hut1')))
    const answer = Promise.withResolvers<PagedReply<Hut>>()
    await change('some', () => answer.promise)
    expect(shown()).toBe('ready hut1 5 none outdated')
    await act(async () => answer.resolve(list(huts('hut2'))))
    expect(shown()).toBe('ready hut2 5 none')
  })

  it('gives up what nobody waits for any more, without a word', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const signals: (AbortSignal | undefined)[] = []
    const load: Load = (_, signal) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))))
    }
    const change = await open(load)
    await change('some', async () => list(huts('hut2')))
    expect(shown()).toBe('ready hut2 5 none')
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    expect(log).not.toHaveBeenCalled()
  })

  it('reads nothing while it is paused', async () => {
    const load = vi.fn(async () => list(huts('hut1')))
    const Paused = () => useLoadedList({ key: ['huts'], load }, { paused: true }).status
    render(
      <QueriesProvider>
        <Paused />
      </QueriesProvider>,
    )
    await act(async () => {})
    expect(load).not.toHaveBeenCalled()
  })

  it('says that a further page could not be read, and reads it again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    let down = true
    await open(async (cursor) => {
      if (cursor === undefined) return list(huts('hut1'), 'after 1')
      if (down) throw new Error('no network')
      return list(huts('hut2'))
    })
    await press('more')
    expect(shown()).toBe('ready hut1 5 failed')
    expect(log).toHaveBeenCalledOnce()
    down = false
    await press('more')
    expect(shown()).toBe('ready hut1,hut2 5 none')
  })

  it('says that nothing could be read, logs why once, and starts again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    let down = true
    await open(async () => {
      if (down) throw new Error('no network')
      return list(huts('hut1'))
    })
    expect(shown()).toBe('failed   none')
    expect(log).toHaveBeenCalledOnce()
    down = false
    await press('reload')
    expect(shown()).toBe('ready hut1 5 none')
  })
})

describe('a list in pages that got no answer', () => {
  const away = new ApiError('no answer', { status: 503 })
  const openWaiting = async (load: Load) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const connection = createConnection()
    render(
      <ConnectionProvider value={connection}>
        <QueriesProvider>
          <Huts load={load} about="all" />
        </QueriesProvider>
      </ConnectionProvider>,
    )
    await act(async () => {})
    return connection
  }

  it('is read as soon as there is a connection again, and goes on from there', async () => {
    const load = vi.fn<Load>(() => Promise.reject(away))
    const connection = await openWaiting(load)
    expect([shown(), connection.isWaiting()]).toEqual(['failed   none', true])
    load.mockImplementation(async (cursor) => (cursor ? list(huts('hut2')) : list(huts('hut1'), 'after 1')))
    await act(async () => connection.tryNow())
    expect([shown(), connection.isWaiting()]).toEqual(['ready hut1 5 there', false])
    await press('more')
    expect(shown()).toBe('ready hut1,hut2 5 none')
  })

  it('is not asked for where it is refused', async () => {
    const load = vi.fn<Load>(() => Promise.reject(new ApiError('gone', { status: 404 })))
    const connection = await openWaiting(load)
    expect([shown(), connection.isWaiting()]).toEqual(['failed   none', false])
  })
})
