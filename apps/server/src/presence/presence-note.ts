import type { Seconds } from '../db/schema.ts'

export interface Person {
  account: number
  name: string
  since: Seconds
}

/** What one server tells the others about the editing of a page. */
export interface Note {
  /** The server that tells it. */
  from: string
  page: number
  /** All who edit the page there. */
  people?: Person[]
  /** It wants to know who edits the page elsewhere. */
  asks?: boolean
  saved?: { by: string; account: number; version: number }
}

/** People and characters of a name that a note has room for: 7000 bytes, of which a character may take six. */
const noteLimits = { people: 20, name: 40 }

export function writeNote({ people, saved, ...note }: Note): string {
  const short = (name: string) => name.slice(0, noteLimits.name)
  return JSON.stringify({
    presence: {
      ...note,
      ...(people && {
        people: people.slice(0, noteLimits.people).map((each) => ({ ...each, name: short(each.name) })),
      }),
      ...(saved && { saved: { ...saved, by: short(saved.by) } }),
    },
  })
}

/** @returns undefined for a note about something else. Servers of one site trust each other. */
export function readNote(text: string): Note | undefined {
  try {
    return (JSON.parse(text) as { presence?: Note }).presence
  } catch {
    return undefined
  }
}
