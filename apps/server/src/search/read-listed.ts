import { isSubAddress } from '@sitewright/api-client/contract'
import type { ListedSubPage, SubPageNeeds } from '@sitewright/page-kit/server'
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** What stands at an address below a page, as the search stores it. */
export interface ListedEntry {
  below: string
  title: string
  text: string
  /** JSON. */
  requires: string
  /** Of all of these. */
  print: string
}

/** The limits within which a list is taken; what is beyond them is not found. */
export const listLimits = {
  entries: 10_000,
  title: 300,
  text: 50_000,
  /** Characters of all texts of a list. */
  allTexts: 20_000_000,
  /** Bytes of a requirement: an index has no room for longer ones. */
  requires: 1000,
}

/** Entries that are read in one turn of the event loop. */
const entriesPerTurn = 100

/**
 * What a kind's list names that the search can store, those that were changed longest ago first. Nothing is taken for
 * granted: what has no form of an entry is left out, and of a list without an end the beginning is read.
 */
export async function readListed(list: Iterable<ListedSubPage>): Promise<ListedEntry[]> {
  const entries = new Map<string, ListedEntry & { updated: number }>()
  let read = 0
  let room = listLimits.allTexts
  for (const listed of list) {
    if (read === listLimits.entries) break
    read += 1
    if (read % entriesPerTurn === 0) await nextTurn()
    const entry = readEntry(listed, room)
    if (!entry || entries.has(entry.below)) continue
    room -= entry.text.length
    entries.set(entry.below, entry)
  }
  return [...entries.values()].sort((a, b) => a.updated - b.updated)
}

function readEntry({ below, title, text, updated, requires }: ListedSubPage, room: number) {
  if (typeof below !== 'string' || !isSubAddress(below)) return undefined
  const needs = writeNeeds(requires)
  if (needs === undefined) return undefined
  const stored = {
    below,
    title: plain(title, listLimits.title),
    text: plain(text, Math.min(listLimits.text, room)),
    requires: needs,
  }
  const print = createHash('sha256').update(JSON.stringify(stored)).digest('base64url')
  return { ...stored, print, updated: Number(updated) || 0 }
}

/** Without signs that no database takes; what is no text is none. */
function plain(text: unknown, maxLength: number): string {
  if (typeof text !== 'string') return ''
  return text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

/** @returns undefined for what cannot be kept as it is: nobody finds then what it is of. */
function writeNeeds(requires: SubPageNeeds | null | undefined): string | undefined {
  if (requires === undefined || requires === null) return '{}'
  if (typeof requires !== 'object') return undefined
  const { permissions, roles } = requires
  if (permissions !== undefined && !(Array.isArray(permissions) && permissions.every(isText))) return undefined
  if (roles !== undefined && !(Array.isArray(roles) && roles.every(Number.isInteger))) return undefined
  const written = JSON.stringify({
    permissions: permissions && [...new Set(permissions)].sort(),
    roles: roles && [...new Set(roles)].sort((a, b) => a - b),
  })
  return Buffer.byteLength(written) > listLimits.requires ? undefined : written
}

const isText = (value: unknown) => typeof value === 'string'
