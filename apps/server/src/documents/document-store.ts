import type { Identity } from '@sitewright/page-kit/server'
import type { Changes, Touch } from '../db/changes.ts'
import type { Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'

/** Who saved something, and when, as rows have it. */
export interface SaveNote {
  account_id: number | null
  saved: Seconds
}

/** Who saved something last, as people know them; '' where the account is gone. */
export interface LastSave {
  by: string
  saved: Seconds
  /** Id of the account; null where it is gone. */
  account: number | null
}

/** What somebody is told of it whose save is refused: `own` if it was they, in another window. */
export function toldOf({ account, ...last }: LastSave, who: Identity): { by: string; saved: Seconds; own: boolean } {
  return { ...last, own: account !== null && account === who.account?.id }
}

/** Where the documents of a noun keep their versions. `Key` names one of them. */
export interface DocumentRows<Key> {
  /**
   * Raises the version, which locks the document: of two saves on the same base only one finds it unchanged.
   *
   * @returns the version that the save makes; undefined where there is no such document.
   */
  raiseVersion: (tx: Writer, key: Key, note: SaveNote) => Promise<number | undefined>
  /** What a save on an older version is refused with. */
  stale: 'changedMeanwhile' | 'savedMeanwhile'
  /** Asked after `raiseVersion`, and before anything else is written. */
  lastSave: (tx: Writer, key: Key) => Promise<LastSave>
}

/** A save in its transaction. */
export interface OpenSave {
  tx: Writer
  touch: Touch
  /** The version that it makes. */
  version: number
  note: SaveNote
}

export interface SaveOptions<Key> {
  key: Key
  who: Identity
  /** The version that the editing began with; undefined: whatever is stored. */
  base?: number | undefined
}

export interface DocumentStoreOptions<Key> {
  changes: Changes
  now: () => Seconds
  rows: DocumentRows<Key>
  /** Told of each save once it is committed. */
  onSaved?: (save: { key: Key; version: number; who: Identity }) => void
}

/** How documents of a noun are changed: one save after the other, each on the version that its editing began with. */
export function createDocumentStore<Key>({ changes, now, rows, onSaved }: DocumentStoreOptions<Key>) {
  /**
   * Does the work as one transaction.
   *
   * @throws {RefusedError} 404 for an unknown document, 409 with who saved it last where `base` is not its version any more.
   */
  return async function save<Result>(
    { key, who, base }: SaveOptions<Key>,
    work: (save: OpenSave) => Promise<Result>,
  ): Promise<Result> {
    const note = { account_id: who.account?.id ?? null, saved: now() }
    const saved = await changes.write(async (tx, touch) => {
      const version = (await rows.raiseVersion(tx, key, note)) ?? fail('notFound')
      if (base !== undefined && base !== version - 1) fail(rows.stale, toldOf(await rows.lastSave(tx, key), who))
      return { version, result: await work({ tx, touch, version, note }) }
    })
    onSaved?.({ key, version: saved.version, who })
    return saved.result
  }
}

/** Saves as one transaction. */
export type DocumentStore<Key> = ReturnType<typeof createDocumentStore<Key>>
