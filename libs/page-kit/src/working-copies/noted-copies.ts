import { unsent, type CopyKey, type LocalCopy, type StoredCopies } from './local-copy.ts'

const prefix = 'sitewright.working-copy '

/** Characters of what a page that goes away may note: that is to leave room for other pages, and takes no time. */
const maxNoteLength = 1024 * 1024

const nameOf = ({ account, subject, copy }: CopyKey) => `${prefix}${account} ${subject} ${copy}`
const write = (copy: LocalCopy) => localStorage.setItem(nameOf(copy), JSON.stringify(copy))

/** Copies in `localStorage`. */
export function inLocalStorage(): StoredCopies {
  return {
    all: async () => notes(),
    put: async (copy) => write(copy),
    keepOthers: async (copy) => unsent(notes(), copy).forEach(write),
    putSent: async (copy) => [...unsent(notes(), copy), copy].forEach(write),
    remove: async (key) => localStorage.removeItem(nameOf(key)),
  }
}

/** Leaves alone what was noted later. @throws where there is no room for it. */
export function noteCopy(copy: LocalCopy): void {
  if (copy.content.length > maxNoteLength) throw new RangeError('That is too long for a note')
  const text = localStorage.getItem(nameOf(copy))
  const note = text === null ? undefined : parse(text)
  if (!note || note.saved <= copy.saved) write(copy)
}

/** None where `localStorage` is forbidden. */
export function notesLeft(): LocalCopy[] {
  try {
    return notes()
  } catch {
    return []
  }
}

/** Never throws. @param written - the note goes only if it says nothing newer than this. */
export function dropNote(key: CopyKey, written?: LocalCopy): void {
  try {
    const text = localStorage.getItem(nameOf(key))
    if (text === null) return
    const note = written && parse(text)
    if (!note || note.saved < written.saved || note.content === written.content) localStorage.removeItem(nameOf(key))
  } catch {
    // where there is no storage there is no note
  }
}

function notes(): LocalCopy[] {
  return Object.entries(localStorage).flatMap(([name, text]) =>
    name.startsWith(prefix) ? (parse(text as string) ?? []) : [],
  )
}

function parse(text: string): LocalCopy | undefined {
  try {
    return JSON.parse(text) as LocalCopy
  } catch {
    return undefined
  }
}
