import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCopyEditor } from '../testing/copy-editor.ts'
import { copyServer, type CopyServer } from '../testing/copy-server.ts'
import type { CopyKeeper } from './copy-keeper.ts'
import { createLocalCopies, type LocalCopies } from './local-copies.ts'

const minute = 60_000

describe('what somebody types', () => {
  let server: CopyServer
  let local: LocalCopies
  const running: CopyKeeper[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    server = copyServer()
    local = createLocalCopies()
  })
  afterEach(() => {
    for (const keeper of running.splice(0)) keeper.abandon()
    vi.useRealTimers()
  })

  function openEditor(stored?: string) {
    const editor = openCopyEditor({ server, local, ...(stored !== undefined && { stored }) })
    running.push(editor.keeper)
    return editor
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

  /** Words that the server has, too, by the time that the editor is left. */
  async function typeAndLeave(words: string) {
    const editor = openEditor()
    await pass(0)
    editor.type(words)
    await pass(6000)
    editor.keeper.stop()
  }
  const here = async () => (await local.all()).map(({ account, content }) => [account, content])

  it('is in the browser within two seconds, however long they go on typing, and on the server after a pause', async () => {
    const { type, status } = openEditor()
    await pass(0)
    for (let key = 0; key < 30; key++) {
      type('x')
      await pass(100)
    }
    const [[account, content] = []] = await here()
    expect(account).toBe(7)
    expect(String(content).length).toBeGreaterThanOrEqual('Stored words'.length + 10)
    expect(status()).toBe('waiting')
    expect(server.kept.size).toBe(0)
    await pass(5000)
    expect(server.kept.get('page-3')).toMatchObject({
      content: `Stored words${'x'.repeat(30)}`,
      base: { version: 1 },
    })
    expect(status()).toBe('kept')
  })

  it('has the place where it is told from the beginning, and loses it only where nothing is kept', async () => {
    const { status } = openEditor()
    expect(status()).toBe('nothing')
    await pass(0)
    expect(status()).toBe('nothing')
    server.isForbidden = true
    const { status: withoutRight } = openEditor()
    await pass(0)
    expect(withoutRight()).toBe('off')
  })

  it('is sent now and then, also where there is no pause', async () => {
    const { type } = openEditor()
    for (let key = 0; key < 120; key++) {
      type('x')
      await pass(100)
    }
    expect(server.kept.get('page-3')?.content.length).toBeGreaterThan(80)
  })

  it('stays in this browser while the server cannot be reached, and is sent once it can', async () => {
    const { type, status } = openEditor()
    await pass(0)
    server.isThere = false
    type(' and more')
    await pass(6000)
    expect(status()).toBe('here')
    expect(await here()).toEqual([[7, 'Stored words and more']])
    server.isThere = true
    await pass(minute)
    expect(status()).toBe('kept')
    expect(server.kept.get('page-3')?.content).toBe('Stored words and more')
  })

  it('stays in this browser while its person is logged out, and is sent once they are back', async () => {
    const { type, status } = openEditor()
    await pass(0)
    server.account = 0
    type(' and more')
    await pass(6000)
    expect(status()).toBe('out')
    type('!')
    await pass(2000)
    expect(status()).toBe('out')
    expect(await here()).toEqual([[7, 'Stored words and more!']])
    server.account = 7
    await pass(minute)
    expect(status()).toBe('kept')
    expect(server.kept.get('page-3')?.content).toBe('Stored words and more!')
  })

  it('is kept also where its person was logged out when they began', async () => {
    server.account = 0
    const { type, status } = openEditor()
    type(' and more')
    await pass(2000)
    server.account = 7
    await pass(minute)
    expect(status()).toBe('kept')
  })

  it('is kept from the first word on, though the server could not be asked at first', async () => {
    server.isThere = false
    const { type, status } = openEditor()
    type(' and more')
    await pass(2000)
    expect(status()).toBe('waiting')
    server.isThere = true
    window.dispatchEvent(new Event('online'))
    await pass(100)
    expect(await here()).toEqual([[7, 'Stored words and more']])
  })

  it('is kept at once when the page goes', async () => {
    const { type } = openEditor()
    await pass(0)
    type(' and more')
    window.dispatchEvent(new Event('pagehide'))
    await pass(0)
    expect(await here()).toEqual([[7, 'Stored words and more']])
  })

  it('is noted at once when the page goes, also where the browser does not finish to write it', async () => {
    const written = local
    local = { ...written, put: () => new Promise(() => {}) }
    const { type } = openEditor()
    await pass(0)
    type(' and more')
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage).toHaveLength(1)
    local = written
    const { offers } = openEditor()
    await pass(0)
    expect(offers()).toEqual(['Stored words and more'])
  })

  it('is not noted where the browser has it', async () => {
    const note = vi.fn<LocalCopies['note']>()
    local = { ...local, note }
    const { type } = openEditor()
    await pass(0)
    type(' and more')
    await pass(2000)
    window.dispatchEvent(new Event('pagehide'))
    expect(note).not.toHaveBeenCalled()
  })

  it('is offered once it was lost, and forgotten once it is saved', async () => {
    const lost = openEditor()
    await pass(0)
    lost.type(' and more')
    await pass(6000)
    const { keeper, offers, type, undo } = openEditor()
    await pass(0)
    expect(offers()).toEqual(['Stored words and more'])
    keeper.take(keeper.now().offers[0]!)
    type(' and more still')
    await pass(6000)
    expect(offers()).toEqual([])
    expect(await here()).toEqual([[7, 'Stored words and more still']])
    expect(server.kept.get('page-3')?.base.follows).toHaveLength(1)
    undo()
    await pass(2000)
    expect(await here()).toEqual([])
    expect(server.kept.size).toBe(0)
  })

  it('is forgotten too where somebody goes on from it and saves before the server knows of that', async () => {
    await typeAndLeave(' and more')
    const after = openEditor()
    await pass(0)
    after.keeper.take(after.keeper.now().offers[0]!)
    after.type(' words')
    await pass(2000)
    after.undo() // what was saved is stored
    await pass(2000)
    expect(server.kept.size).toBe(0)
    expect(await here()).toEqual([])
  })

  it('is offered on another device, and not again on the first once it was saved there', async () => {
    await typeAndLeave(' and more')
    const first = Object.fromEntries(Object.entries(localStorage))
    localStorage.clear()
    const other = openEditor()
    await pass(0)
    expect(other.offers()).toEqual(['Stored words and more'])
    other.keeper.drop(other.keeper.now().offers[0]!)
    await pass(0)
    expect(server.kept.size).toBe(0)
    other.keeper.stop()
    Object.assign(localStorage, first)
    const again = openEditor()
    await pass(0)
    expect(again.offers()).toEqual([])
    expect(await here()).toEqual([])
  })

  it('is not offered where it is what is stored by now', async () => {
    await typeAndLeave(' and more')
    const { offers } = openEditor('Stored words and more')
    await pass(0)
    expect(offers()).toEqual([])
    expect(server.kept.size).toBe(0)
  })

  it('is offered once where somebody typed the same again without an answer, and forgotten once it is discarded', async () => {
    await typeAndLeave(' and more')
    await typeAndLeave(' and more')
    const { keeper, offers } = openEditor()
    await pass(0)
    expect(offers()).toEqual(['Stored words and more'])
    keeper.drop(keeper.now().offers[0]!)
    await pass(0)
    expect(await here()).toEqual([])
    expect(server.kept.size).toBe(0)
  })

  it('is offered once where somebody went on from it and left before it was put away', async () => {
    const owner = { account: 7, subject: 'page-3', saved: 1, sent: false }
    await local.put({ ...owner, copy: 'before', base: {}, content: 'Words' })
    await local.put({ ...owner, copy: 'after', base: { follows: ['before'] }, content: 'Words and more' })
    const { offers } = openEditor()
    await pass(0)
    expect(offers()).toEqual(['Words and more'])
    expect(await here()).toEqual([[7, 'Words and more']])
  })

  it('is not lost where somebody types on without an answer, though the server has room for one copy', async () => {
    await typeAndLeave(' of another device')
    localStorage.clear()
    const { type } = openEditor()
    await pass(0)
    type(' of this one')
    await pass(6000)
    expect(server.kept.get('page-3')?.content).toBe('Stored words of this one')
    const { offers } = openEditor()
    await pass(0)
    expect(offers().toSorted()).toEqual(['Stored words of another device', 'Stored words of this one'])
  })

  it('is not lost where somebody types on without an answer and saves while that is on its way to the server', async () => {
    await typeAndLeave(' from before')
    const { keeper, type, undo } = openEditor()
    await pass(0)
    const answered = Promise.withResolvers<void>()
    server.delay = answered.promise
    type(' from now')
    await pass(5000)
    undo()
    keeper.keep()
    answered.resolve()
    await pass(1000)
    expect(server.kept.size).toBe(0)
    keeper.stop()
    const { offers } = openEditor()
    await pass(0)
    expect(offers()).toEqual(['Stored words from before'])
  })

  it('is nothing to the next person at this browser, neither to be seen nor to be sent as theirs', async () => {
    const first = openEditor()
    await pass(0)
    first.type(' of the first')
    await pass(2000)
    server.account = 8
    const { offers } = openEditor()
    await pass(0)
    expect(offers()).toEqual([])
    first.type(' and more')
    await pass(minute)
    expect(server.kept.size).toBe(0)
    expect(await here()).toEqual([[7, 'Stored words of the first and more']])
  })
})
