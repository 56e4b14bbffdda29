import { picturesIn } from '@sitewright/page-kit/server'
import { LRUCache } from 'lru-cache'
import { anonymous } from '../access/rights.ts'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import { prepareQuery } from '../db/prepare-query.ts'
import { rasterTypes } from '../files/file-type.ts'
import { createPublicVersions } from '../files/public-versions.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'

/** An image of a page that everybody may have. */
export interface FirstPicture {
  /** Of the file. */
  id: number
  version: string
  /** What it shows, or ''. */
  caption: string
}

export interface FirstPictureOptions {
  database: Database
  changes: Changes
  kinds: PageKinds
}

/** Px of both sides; what is smaller is an icon or a logo, and other sites show it small or not at all. */
const minSide = 200

/** The maximum number of pictures of a page that are looked at. */
const maxLookedAt = 50

/** The maximum number of pages whose pictures are remembered. */
const maxKnown = 5000

/**
 * Finds the first picture in the published content of a page, as visitors read it, that everybody may have and that is
 * large enough to represent the page; undefined where there is none. Whether the page is to be seen is not looked at.
 */
export function createFirstPicture({ database, changes, kinds }: FirstPictureOptions) {
  const publicVersions = createPublicVersions({ database, changes })
  const known = new LRUCache<number, { asOf: number; ids: readonly number[] }>({ max: maxKnown })
  const contentOf = prepareQuery(database.read, (id: number) =>
    database.read.selectFrom('page_contents').where('page_id', '=', id).where('state', '=', 'active').select('content'),
  )

  async function readIds({ id, kind: name }: { id: number; kind: string }): Promise<readonly number[]> {
    const kind = kinds.get(name)
    const [row] = kind && !kind.answer ? await contentOf(id) : []
    if (!kind || !row) return []
    const shown = kind.forReader?.(row.content, anonymous) ?? row.content
    return [...new Set((kind.pictures ?? picturesIn)(shown))].slice(0, maxLookedAt)
  }

  /** Remembered until the page changes: a content may be long. */
  async function idsOf(page: { id: number; kind: string }): Promise<readonly number[]> {
    const remembered = known.get(page.id)
    if (remembered && changes.version([`page ${page.id}`]) <= remembered.asOf) return remembered.ids
    const asOf = changes.version()
    const ids = await readIds(page)
    known.set(page.id, { asOf, ids })
    return ids
  }

  return async function firstPicture(page: { id: number; kind: string }): Promise<FirstPicture | undefined> {
    const ids = await idsOf(page)
    const versions = ids.length > 0 ? await publicVersions(ids) : {}
    const open = ids.filter((id) => versions[id] !== undefined)
    if (open.length === 0) return undefined
    const files = await database.read
      .selectFrom('files')
      .where('id', 'in', open)
      .select(['id', 'type', 'caption', 'width', 'height'])
      .execute()
    const usable = files.filter(
      ({ type, width, height }) => rasterTypes.has(type) && Math.min(width ?? 0, height ?? 0) >= minSide,
    )
    const first = open.map((id) => usable.find((file) => file.id === id)).find((file) => file !== undefined)
    const version = first && versions[first.id]
    return first && version !== undefined ? { id: first.id, version, caption: first.caption } : undefined
  }
}
