import { imageWidths, type ImageWidth } from '@sitewright/api-client/contract'
import { RefusedError } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database, ReaderOf } from '../db/database.ts'
import { cacheReads } from '../db/cache-reads.ts'
import { shareInFlight } from '../http/share-in-flight.ts'
import { newKey, type FileStore } from './file-store.ts'
import type { StoredBytesLedger } from './file-store-ledger.ts'
import type { FileRow } from './file-rights.ts'
import { rasterTypes } from './file-type.ts'
import { createImageQueue, type ImageQueue } from './image-queue.ts'
import { isTooSlow, type ImageWork, type PictureOptions } from './image-work.ts'

export interface Rendition {
  type: string
  size: number
  storage_key: string
  /** Of one that was made just now. */
  bytes?: Uint8Array
  /** True while a smaller one is being made, which is to take its place. */
  isInterim?: boolean
}

export interface WantedRendition {
  /** Px of width, or a small picture for lists. */
  size: 'thumb' | ImageWidth
  /** True for a visitor who can show AVIF. */
  avif: boolean
}

/** Pictures of images in other sizes and formats; each is made when it is first asked for, and kept. */
export interface Renditions {
  /**
   * Who asks must have made sure that the file may be seen. AVIF takes long: it is made in the background, and given
   * from then on.
   *
   * @returns undefined where there is none: the file is no image, or cannot be read. The file itself is to be shown then.
   */
  find: (file: FileRow, wanted: WantedRendition) => Promise<Rendition | undefined>
  /** Resolves when nothing is made in the background. */
  idle: () => Promise<void>
  /** Finishes what is under way in the background, and gives up the rest. */
  close: () => Promise<void>
}

export interface RenditionOptions {
  database: Database
  files: FileStore
  ledger: StoredBytesLedger
  images: ImageWork
  log: FastifyBaseLogger
  /** Milliseconds since 1970. */
  clock: () => number
}

/** Px of the square that small pictures fit into. */
const thumbSize = 320

/** A small picture for lists. */
export const thumbnail: PictureOptions = { format: 'webp', width: thumbSize, height: thumbSize, still: true }

/** The number of files whose pictures are cached in memory. */
const maxCached = 1000

/** The number of pictures that failed and are not tried again soon. */
const maxFailed = 10_000

/** Milliseconds after which a picture is tried again that took too long: the machine may have been busy. */
const pauseOfSlow = 10 * 60 * 1000

interface Context extends RenditionOptions {
  share: ReturnType<typeof shareInFlight>
  background: ImageQueue
  /** Until when each is not tried again. */
  failed: LRUCache<string, number>
  stored: (file: number) => Promise<Map<string, Rendition>>
}

export function createRenditions(options: RenditionOptions): Renditions {
  const { database } = options
  const background = createImageQueue({ most: 100 })
  const stored = cacheReads({ database, tables: ['renditions'], read: readStored, most: maxCached })

  const context: Context = {
    ...options,
    share: shareInFlight(),
    background,
    failed: new LRUCache({ max: maxFailed }),
    stored,
  }

  return { find: find.bind(null, context), idle: background.idle, close: background.close }
}

interface NamedPicture extends PictureOptions {
  name: string
}

interface Drawn {
  name: string
  type: string
  bytes: Uint8Array
}

async function find(context: Context, file: FileRow, { size, avif }: WantedRendition): Promise<Rendition | undefined> {
  const { stored } = context
  if (!rasterTypes.has(file.type)) return undefined
  if (size === 'thumb')
    return (await stored(file.id)).get('thumb') ?? made(context, file, { name: 'thumb', ...thumbnail })
  const width = widthFor(size, file.width)
  const names = { avif: `w${width}.avif`, webp: `w${width}.webp` }
  const there = await stored(file.id)
  const best = avif ? there.get(names.avif) : undefined
  if (best) return best
  const isInterim =
    avif && file.type !== 'image/gif' && makeLater(context, file, { name: names.avif, format: 'avif', width })
  const webp = there.get(names.webp) ?? (await made(context, file, { name: names.webp, format: 'webp', width }))
  return webp && { ...webp, isInterim }
}

/** @returns false if it cannot be made. */
function makeLater(context: Context, file: FileRow, picture: NamedPicture): boolean {
  const key = `${file.storage_key} ${picture.name}`
  if (hasFailed(context, key)) return false
  context.background.add(key, () => made(context, file, picture))
  return true
}

/** Makes it once, however many ask at once. */
function made(context: Context, file: FileRow, { name, ...options }: NamedPicture): Promise<Rendition | undefined> {
  const { files, share } = context
  const key = `${file.storage_key} ${name}`
  if (hasFailed(context, key)) return Promise.resolve(undefined)
  return share(key, async () => {
    const bytes = await files.withLocalFile(file.storage_key, (path) => draw(context, path, { key, options }))
    return bytes && keep(context, file, { name, type: `image/${options.format}`, bytes })
  })
}

async function draw(
  { images, log, clock, failed }: Context,
  path: string,
  { key, options }: { key: string; options: PictureOptions },
): Promise<Uint8Array | undefined> {
  try {
    return await images.picture(path, options)
  } catch (err) {
    log.warn({ err, picture: key }, 'a picture of an image could not be made')
    failed.set(key, clock() + pauseAfter(err))
    return undefined
  }
}

function hasFailed({ clock, failed }: Context, key: string): boolean {
  const until = failed.get(key)
  if (until !== undefined && until <= clock()) failed.delete(key)
  return failed.has(key)
}

/** A full disk or a busy database is no reason not to show the picture. */
async function keep(
  { database, ledger, log }: Context,
  file: FileRow,
  { name, type, bytes }: Drawn,
): Promise<Rendition> {
  const size = bytes.byteLength
  try {
    const storage_key = await ledger.store(bytes)
    await database.write(async (tx) => {
      const isPresent = tx.selectFrom('files').where('id', '=', file.id).where('storage_key', '=', file.storage_key)
      // replaced or deleted meanwhile: what nobody claims is removed
      if (!(await isPresent.select('id').executeTakeFirst())) return
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('renditions')
        .values({ file_id: file.id, name, type, size, storage_key })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 1n) await ledger.claim(tx, storage_key)
    })
    return { type, size, storage_key, bytes }
  } catch (err) {
    log.warn({ err, file: file.id }, 'a picture of an image could not be stored')
    return { type, size, storage_key: newKey(), bytes }
  }
}

/** The pictures that there are of a file, by their names. */
async function readStored(db: ReaderOf<'renditions'>, file: number): Promise<Map<string, Rendition>> {
  const rows = await db
    .selectFrom('renditions')
    .where('file_id', '=', file)
    .select(['name', 'type', 'size', 'storage_key'])
    .execute()
  return new Map(rows.map(({ name, ...rendition }) => [name, rendition]))
}

/** The least of the widths that is enough, so that no larger one is kept that would look the same. */
function widthFor(wanted: ImageWidth, own: number | null): ImageWidth {
  const enough = own === null ? undefined : imageWidths.find((width) => width >= own)
  return enough !== undefined && enough < wanted ? enough : wanted
}

/** Milliseconds: what is broken stays broken, what only had no time or no turn does not. */
function pauseAfter(error: unknown): number {
  if (isTooSlow(error)) return pauseOfSlow
  return error instanceof RefusedError && error.status === 503 ? 0 : Infinity
}
