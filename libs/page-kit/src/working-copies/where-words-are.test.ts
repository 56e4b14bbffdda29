import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCopyEditor } from '../testing/copy-editor.ts'
import { copyServer, type CopyServer } from '../testing/copy-server.ts'
import { createLocalCopies, type LocalCopies } from './local-copies.ts'

const minute = 60_000

describe('where the newest words are', () => {
  let server: CopyServer
  let local: LocalCopies
  let editor: ReturnType<typeof openCopyEditor>
  /** The browser's storage takes nothing. */
  let isFull: boolean
  beforeEach(async () => {
    vi.useFakeTimers()
    localStorage.clear()
    isFull = false
    server = copyServer()
    const stored = createLocalCopies()
    const put: LocalCopies['put'] = async (copy) => {
      if (isFull) throw new DOMException('The storage is full', 'QuotaExceededError')
      await stored.put(copy)
    }
    local = { ...stored, put, putSent: put }
    editor = openCopyEditor({ server, local })
    await pass(0)
  })
  afterEach(() => {
    editor.keeper.abandon()
    vi.useRealTimers()
  })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  async function typeForAWhile(words: string) {
    editor.type(words)
    await pass(6000)
  }

  it('is nowhere without a connection where the browser takes nothing, until one of them does', async () => {
    isFull = true
    await typeForAWhile(' and more')
    expect(editor.status()).toBe('kept')
    server.isThere = false
    await typeForAWhile('!')
    expect(editor.status()).toBe('nowhere')
    isFull = false
    await typeForAWhile('!')
    expect(editor.status()).toBe('here')
    isFull = true
    await typeForAWhile('!')
    expect(editor.status()).toBe('nowhere')
    server.isThere = true
    await pass(minute)
    expect(editor.status()).toBe('kept')
  })

  it('is this device once it has room, though nobody types on', async () => {
    isFull = true
    server.isThere = false
    await typeForAWhile(' and more')
    expect(editor.status()).toBe('nowhere')
    isFull = false
    await pass(minute)
    expect(editor.status()).toBe('here')
    expect((await local.all()).map(({ content }) => content)).toEqual(['Stored words and more'])
  })

  it('is nowhere either for who is logged out', async () => {
    isFull = true
    server.account = 0
    await typeForAWhile(' and more')
    expect(editor.status()).toBe('unkept')
    isFull = false
    await typeForAWhile('!')
    expect(editor.status()).toBe('out')
  })

  it('is this device once the page is gone, or may not be edited any more, until that is over', async () => {
    server.isGone = true
    await typeForAWhile(' and more')
    expect(editor.status()).toBe('gone')
    await typeForAWhile('!')
    expect(editor.status()).toBe('gone')
    server.isGone = false
    server.isForbidden = true
    await pass(minute)
    expect(editor.status()).toBe('barred')
    isFull = true
    await typeForAWhile('!')
    expect(editor.status()).toBe('unkept')
    server.isForbidden = false
    await pass(2 * minute)
    expect(editor.status()).toBe('kept')
  })

  it('is this device once somebody else is logged in here', async () => {
    server.account = 8
    await typeForAWhile(' and more')
    expect(editor.status()).toBe('out')
    expect(server.kept.size).toBe(0)
  })

  it('is the server alone where the browser could keep older words only: those are not offered then', async () => {
    server.isThere = false
    await typeForAWhile(' and more')
    isFull = true
    server.isThere = true
    await typeForAWhile(' still')
    expect(editor.status()).toBe('kept')
    editor.keeper.stop()
    const again = openCopyEditor({ server, local })
    await pass(0)
    expect(again.offers()).toEqual(['Stored words and more still'])
    again.keeper.stop()
  })
})
