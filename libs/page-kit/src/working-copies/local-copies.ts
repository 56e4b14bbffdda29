import { inDatabase, openDatabase } from './database-copies.ts'
import type { LocalCopy, StoredCopies } from './local-copy.ts'
import { inLocalStorage, noteCopy } from './noted-copies.ts'
import { withNotes } from './with-notes.ts'

/** Where this browser keeps what people type. */
export interface LocalCopies extends StoredCopies {
  /** Writes it down before this returns, for a page that is going away. @throws where there is no room for it. */
  note: (copy: LocalCopy) => void
}

/**
 * IndexedDB, whose writes are the operating system's as soon as they are done: they outlive a browser that is killed.
 * `localStorage` is written some seconds later only, so it is for browsers that have nothing better, for what IndexedDB
 * has no room for, and for the last words of a page that goes away, which IndexedDB may not finish writing.
 */
export function createLocalCopies(): LocalCopies {
  let opened: Promise<StoredCopies> | undefined
  const open = () =>
    (opened ??= openDatabase().then(
      (database) => withNotes(inDatabase(database)),
      () => inLocalStorage(),
    ))
  return {
    all: async () => (await open()).all(),
    put: async (copy) => (await open()).put(copy),
    keepOthers: async (copy) => (await open()).keepOthers(copy),
    putSent: async (copy) => (await open()).putSent(copy),
    remove: async (key) => (await open()).remove(key),
    note: noteCopy,
  }
}
