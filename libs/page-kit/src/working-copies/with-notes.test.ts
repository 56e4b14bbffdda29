import { beforeEach, describe, expect, it } from 'vitest'
import { isSameCopy, unsent, type LocalCopy, type StoredCopies } from './local-copy.ts'
import { noteCopy, notesLeft } from './noted-copies.ts'
import { withNotes } from './with-notes.ts'

const copy: LocalCopy = {
  ...{ account: 7, subject: 'page-3', copy: 'aaaaaaaaaaaaaaaa', base: { version: 1 } },
  ...{ content: 'Words', saved: 1_795_000_000_000, sent: false },
}
const newer = { ...copy, content: 'Words and more', saved: copy.saved + 30 }

describe('copies with notes beside them', () => {
  let stored: LocalCopy[]
  /** How many of them there is room for. */
  let room: number
  let copies: StoredCopies
  beforeEach(() => {
    localStorage.clear()
    stored = []
    room = 10
    copies = withNotes(placeOf())
  })

  function placeOf(): StoredCopies {
    async function put(written: LocalCopy) {
      const others = stored.filter((other) => !isSameCopy(other, written))
      if (others.length >= room) throw new DOMException('The storage is full', 'QuotaExceededError')
      stored = [...others, written]
    }
    return {
      all: async () => stored,
      put,
      keepOthers: async (written) => unsent(stored, written).forEach((other) => void put(other)),
      putSent: put,
      remove: async (key) => void (stored = stored.filter((other) => !isSameCopy(other, key))),
    }
  }

  it('take over what a page noted when it went away, if it is newer', async () => {
    const known = { ...copy, subject: 'menu', sent: true }
    stored = [copy, known]
    noteCopy(newer)
    noteCopy({ ...known, sent: false })
    expect(await copies.all()).toEqual([known, newer])
    expect(stored).toEqual([known, newer])
    expect(notesLeft()).toEqual([])
  })

  it('have a note no longer once the same is written, unless it is newer', async () => {
    noteCopy(newer)
    await copies.put(copy)
    expect(notesLeft()).toEqual([newer])
    await copies.put(newer)
    expect(notesLeft()).toEqual([])
  })

  it('give up what the server has where there is no room', async () => {
    room = 2
    const ofOther = { ...copy, account: 8, sent: true }
    stored = [{ ...copy, subject: 'menu', sent: true }, ofOther]
    await copies.put(copy)
    expect(stored).toEqual([ofOther, copy])
    expect(notesLeft()).toEqual([])
  })

  it('are notes where there is no room at all, and are gone with them', async () => {
    stored = [copy]
    room = 0
    await copies.put(newer)
    expect(stored).toEqual([copy])
    expect(await copies.all()).toEqual([newer])
    await copies.remove(copy)
    expect(await copies.all()).toEqual([])
    expect(stored).toEqual([])
  })

  it('are noted in the order in which they were typed, also where an older one is refused late', async () => {
    room = 0
    noteCopy(newer)
    await copies.put(copy)
    expect(notesLeft()).toEqual([newer])
  })

  it('are refused where a note has no room either', async () => {
    room = 0
    await expect(copies.put({ ...copy, content: 'x'.repeat(1024 * 1024 + 1) })).rejects.toThrow('too long')
  })
})
