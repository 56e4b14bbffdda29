import type { PageKindServices } from '@sitewright/page-kit/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Writer } from '../db/database.ts'
import { shareInFlight } from '../http/share-in-flight.ts'
import { createByteCache } from './byte-cache.ts'
import type { FileStore } from './file-store.ts'
import type { StoredBytesLedger } from './file-store-ledger.ts'
import { findType, rasterTypes } from './file-type.ts'
import type { ImageWork } from './image-work.ts'
import { thumbnail } from './rendition.ts'

export interface OwnFilesOptions {
  files: Pick<FileStore, 'read' | 'withLocalFile'>
  ledger: StoredBytesLedger
  images: Pick<ImageWork, 'picture'>
  log: Pick<FastifyBaseLogger, 'warn'>
  maxBytes: number
}

/** Bytes of small pictures that are kept in memory: nothing else remembers them, so that they go with their files. */
const maxCached = 8 * 1024 * 1024

/** Bytes of page kinds, in the same storage and by the same ledger as files. */
export function createOwnFiles(options: OwnFilesOptions): PageKindServices['ownFiles'] {
  const { files, ledger, images, log, maxBytes } = options
  const share = shareInFlight()
  const memory = createByteCache({ maxBytes: maxCached })

  async function draw(key: string): Promise<Uint8Array | undefined> {
    try {
      const bytes = await files.withLocalFile(key, (path) => images.picture(path, thumbnail))
      if (bytes) memory.set(key, bytes)
      return bytes
    } catch (err) {
      log.warn({ err, picture: key }, 'a picture of an image could not be made')
      return undefined
    }
  }

  return {
    maxBytes,
    typeOf: findType,
    store: ledger.store,
    claim: (tx, key) => ledger.claim(tx as unknown as Writer, key),
    discard: (tx, keys) => ledger.discard(tx as unknown as Writer, keys),
    removeDiscarded: ledger.removeDiscarded,
    read: async (key) => (await files.read(key))?.body,
    hasThumbnail: (type) => rasterTypes.has(type),
    thumbnail: async (key) => memory.get(key) ?? share(key, () => draw(key)),
  }
}
