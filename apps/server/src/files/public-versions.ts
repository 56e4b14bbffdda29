import { LRUCache } from 'lru-cache'
import { admits, fileRule } from '../access/file-rule.ts'
import { anonymous } from '../access/rights.ts'
import type { Changes } from '../db/changes.ts'
import type { Database, Reader } from '../db/database.ts'
import { prepareQuery } from '../db/prepare-query.ts'
import { folderChains } from './folder-chain.ts'

/** Characters of a hash that tell one content of a file from another. */
const length = 12

/** The version of the bytes of a file in its address. */
export function versionOf({ sha256 }: { sha256: string }): string {
  return sha256.slice(0, length)
}

/** A page that shows more files has some of them without a version. */
const maxFiles = 1000

/** The maximum number of files of which it is remembered. */
const maxKnown = 10_000

export interface FileVersionsOptions {
  database: Database
  changes: Changes
}

/** Null for a file that is gone, undefined for one that is not everyone's. */
type Version = string | null | undefined

/**
 * Tells the versions by id of those of the files that everyone may have, and null for those that are gone: of others nothing
 * is told, not even a hash. The logo is on every page, so it is remembered until something changes of the file, or of who
 * may have files.
 */
export function createFileVersions({ database, changes }: FileVersionsOptions) {
  const known = new LRUCache<number, { asOf: number; version: Version }>({ max: maxKnown })

  function remembered(id: number): { version: Version } | undefined {
    const one = known.get(id)
    return one && changes.version([`file ${id}`]) <= one.asOf ? one : undefined
  }

  return async function fileVersions(ids: readonly number[]): Promise<Record<number, string | null>> {
    const asked = ids.slice(0, maxFiles)
    const versions = new Map(asked.map((id) => [id, remembered(id)]))
    const unknown = asked.filter((id) => !versions.get(id))
    if (unknown.length > 0) {
      const asOf = changes.version()
      const read = await readVersions(database.read, unknown)
      for (const id of unknown) {
        const one = { asOf, version: read.get(id) }
        known.set(id, one)
        versions.set(id, one)
      }
    }
    return Object.fromEntries(
      [...versions].flatMap(([id, one]) => (one?.version === undefined ? [] : [[id, one.version]])),
    )
  }
}

/** Tells the versions by id of those of the files that everyone may have. */
export function createPublicVersions(options: FileVersionsOptions) {
  const fileVersions = createFileVersions(options)
  return async function publicVersions(ids: readonly number[]): Promise<Record<number, string>> {
    const versions = Object.entries(await fileVersions(ids))
    return Object.fromEntries(versions.flatMap(([id, version]) => (version === null ? [] : [[id, version]])))
  }
}

async function readVersions(db: Reader, asked: readonly number[]): Promise<Map<number, string | null>> {
  const files = await db.selectFrom('files').where('id', 'in', asked).select(['id', 'folder_id', 'sha256']).execute()
  const kept = await db.selectFrom('file_roles').where('file_id', 'in', asked).selectAll().execute()
  const chains = await folderChains(db, [...new Set(files.map((file) => file.folder_id))])
  const shown = files.filter(({ id, folder_id }) => {
    const roles = kept.flatMap(({ file_id, role_id }) => (file_id === id ? [role_id] : []))
    const rule = fileRule(roles, chains.get(folder_id) ?? [])
    return rule !== undefined && admits(rule, anonymous)
  })
  const there = new Set(files.map(({ id }) => id))
  return new Map([
    ...asked.filter((id) => !there.has(id)).map((id) => [id, null] as const),
    ...shown.map((file) => [file.id, versionOf(file)] as const),
  ])
}

/** Tells the ids of the files that the published content of a page names. */
export function createFilesOfPage(db: Reader): (pageId: number) => Promise<number[]> {
  const find = prepareQuery(db, (pageId: number) =>
    db
      .selectFrom('file_uses')
      .where('page_id', '=', pageId)
      .where('state', '=', 'active')
      .select('file_id')
      .orderBy('file_id'),
  )
  return async (pageId) => (await find(pageId)).map(({ file_id }) => file_id)
}
