import {
  notFound,
  RefusedError,
  type DocumentAnswer,
  type KindDocument,
  type PageKindServices,
} from '@sitewright/page-kit/server'
import { refusals } from './inbox-refusals.ts'
import { mayRelease } from './may-release.ts'
import { tablesOf } from './tables.ts'

/**
 * A file of a submission, for those who may read the submission. It is saved and never shown, whatever it is; of a picture
 * `thumb=1` gives a small one, made again by this server, to be shown.
 */
export function downloadDocument({ db, ownFiles }: PageKindServices): KindDocument {
  return {
    path: 'private/form-file.php',
    methods: ['GET'],
    async answer({ who, query }) {
      if (!mayRelease(who)) throw new RefusedError(who.account ? 403 : 401, refusals.denied)
      const id = /^[1-9]\d{0,9}$/.test(query['id'] ?? '') ? Number(query['id']) : 0
      const file = await tablesOf(db)
        .selectFrom('form_files')
        .where('id', '=', Math.min(id, 2 ** 31 - 1))
        .where('submission_id', 'is not', null)
        .select(['name', 'size', 'type', 'storage_key'])
        .executeTakeFirst()
      if (file && query['thumb'] === '1') return thumbnailOf(ownFiles, file)
      const bytes = file && (await ownFiles.read(file.storage_key))
      if (!file || !bytes) return notFound()
      return { status: 200, body: { bytes, size: file.size }, saveAs: file.name }
    },
  }
}

async function thumbnailOf(
  ownFiles: PageKindServices['ownFiles'],
  { type, storage_key: key }: { type: string; storage_key: string },
): Promise<DocumentAnswer> {
  const bytes = ownFiles.hasThumbnail(type) ? await ownFiles.thumbnail(key) : undefined
  return bytes ? { status: 200, body: { bytes, size: bytes.byteLength, isThumbnail: true } } : notFound()
}
