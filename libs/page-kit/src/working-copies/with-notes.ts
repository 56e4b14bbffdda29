import { isSameCopy, type LocalCopy, type StoredCopies } from './local-copy.ts'
import { dropNote, noteCopy, notesLeft } from './noted-copies.ts'

/**
 * A place for copies, with notes beside it for what it has no room for, and for the last words of a page that went away.
 * A note is newer than what the place has, or goes.
 */
export function withNotes(place: StoredCopies): StoredCopies {
  async function put(copy: LocalCopy): Promise<void> {
    try {
      await place.put(copy).catch(() => putInRoom(copy))
    } catch {
      noteCopy(copy)
      return
    }
    dropNote(copy, copy)
  }

  /** Gives up what the server has as it is, if that makes room. */
  async function putInRoom(copy: LocalCopy): Promise<void> {
    const others = (await place.all()).filter((other) => other.sent && other.account === copy.account)
    for (const other of others) if (!isSameCopy(other, copy)) await place.remove(other)
    await place.put(copy)
  }

  async function takeOver(note: LocalCopy, before: readonly LocalCopy[]): Promise<void> {
    const known = before.find((copy) => isSameCopy(copy, note))
    if (!known || known.saved < note.saved) await place.put(note)
    dropNote(note, note)
  }

  async function all(): Promise<LocalCopy[]> {
    const found = notesLeft()
    if (found.length === 0) return place.all()
    const before = await place.all().catch(() => [])
    for (const note of found) await takeOver(note, before).catch(() => {})
    const left = notesLeft()
    const kept = await place.all().catch(() => [])
    return [...kept.filter((copy) => !left.some((note) => isSameCopy(note, copy))), ...left]
  }

  return {
    all,
    put,
    keepOthers: (copy) => place.keepOthers(copy),
    async putSent(copy) {
      await place.putSent(copy)
      dropNote(copy, copy)
    },
    async remove(key) {
      dropNote(key)
      await place.remove(key)
    },
  }
}
