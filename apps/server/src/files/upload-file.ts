import type { UploadFields } from '@sitewright/api-client'
import type { Identity } from '@sitewright/page-kit/server'
import type { IncomingMessage } from 'node:http'
import { rm } from 'node:fs/promises'
import type { Actor, Audit } from '../audit/audit.ts'
import type { Changes } from '../db/changes.ts'
import type { Database, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import type { PageKinds } from '../kinds/page-kinds.ts'
import { fileKeys } from './file-keys.ts'
import type { StoredBytesLedger } from './file-store-ledger.ts'
import { assertMayAdd, assertMayManageFile, type FileRow, type FoundFolder } from './file-rights.ts'
import { toCaption } from './file-properties.ts'
import { findType, isImage, rasterTypes } from './file-type.ts'
import { lockFolder } from './folder-row.ts'
import type { ImageWork } from './image-work.ts'
import { assertNamedFormat } from './named-format.ts'
import { placeIn, subjectIn } from './subject-in.ts'
import { receiveUpload, type ReceivedUpload, type UploadedFile, type UploadLimits } from './upload-body.ts'
import { svgSize } from './upload-svg.ts'

export interface UploadOptions {
  database: Database
  changes: Changes
  kinds: PageKinds
  ledger: StoredBytesLedger
  images: ImageWork
  /** Where files lie while they are received. */
  folder: string
  maxBytes: number
  audit: Audit
  now: () => Seconds
}

export interface Upload {
  actor: Actor
  fields: UploadFields
  /** Absent where the call came without one. */
  file: UploadedFile | undefined
}

export interface Uploads {
  /** Reads form data to its end; the file then is on disk until the caller removes it. @throws {RefusedError} */
  receive: (request: IncomingMessage, admit?: UploadLimits['admit']) => Promise<ReceivedUpload>
  /**
   * Puts a received file into its folder; with `id` into the place of another, which keeps its folder, its permissions
   * and, unless a new one is given, its caption.
   *
   * @throws {RefusedError} 404, 403 as for the folder or the file; 400 for what is not what its name says, for an image
   *   that cannot be read, for one to be replaced by something else, and for what is none where one is asked for.
   */
  store: (upload: Upload) => Promise<{ id: number }>
  /** Resolves when the bytes of replaced files are gone. */
  idle: () => Promise<void>
}

/** What is known of a file's bytes before they are stored. */
type Content = Pick<FileRow, 'type' | 'size' | 'sha256' | 'width' | 'height'> & { path: string }

interface Context extends UploadOptions {
  /** The removal of the bytes of replaced files. */
  removing: Promise<void>
}

export function createUploads(options: UploadOptions): Uploads {
  const { folder, maxBytes } = options

  const context: Context = { ...options, removing: Promise.resolve() }

  return {
    receive: (request, admit) => receiveUpload(request, { folder, maxBytes, admit }),
    store: store.bind(null, context),
    idle: () => context.removing,
  }
}

async function store(context: Context, { actor, fields, file }: Upload): Promise<{ id: number }> {
  const { database, changes, ledger, audit } = context
  if (!file) return fail('malformed')
  const { who } = actor
  // asked before the work and, for what may have changed meanwhile, again with it
  await target(context, database.read, { who, fields })
  const content = await examine(context, file)
  try {
    const { file: old } = await target(context, database.read, { who, fields })
    if (fields.i && !isImage(content.type)) return fail('notAnImage')
    if (old && isImage(old.type) && !isImage(content.type)) return fail('imageOnly')
    const key = await ledger.store(content.path)
    const stored = await changes.write(async (tx, touch) => {
      const { file: present, chain } = await target(context, tx, { who, fields })
      await ledger.claim(tx, key)
      const { type, size, sha256, width, height } = content
      const row = { name: file.name, type, size, sha256, width, height, storage_key: key }
      const id = await (present
        ? replace(context, tx, { old: present, fields, row })
        : add(context, tx, { fields, row }))
      // a file that is new is named by nothing yet, except by its number
      touch(`file ${id}`)
      const done = { actor, target: subjectIn(chain, { kind: 'file', id, name: row.name }) }
      // a file that is replaced stays where it is, whatever folder the call names
      if (present) await audit.record(tx, { ...done, action: 'file replaced' })
      else await audit.record(tx, { ...done, action: 'file uploaded', details: placeIn(chain) })
      return id
    })
    if (old) context.removing = ledger.removeDiscarded()
    return { id: stored }
  } finally {
    if (content.path !== file.path) await rm(content.path, { force: true })
  }
}

/**
 * Where the file goes, and which one it replaces, if it does.
 *
 * @throws {RefusedError} for who may not do that, or not add to the folder.
 */
async function target(
  { kinds }: Context,
  db: Database['read'],
  { who, fields: { id, idFolder } }: { who: Identity; fields: UploadFields },
): Promise<FoundFolder & { file?: FileRow }> {
  if (id !== undefined) return assertMayManageFile(db, who, id)
  return assertMayAdd(db, who, { folder: idFolder, kinds })
}

async function examine({ images }: Context, file: UploadedFile): Promise<Content> {
  const type = await findType(file.path)
  await assertNamedFormat({ ...file, type, withLocalFile: (work) => work(file.path) })
  if (rasterTypes.has(type) || type === 'image/apng') return images.clean(file.path)
  const size = type === 'image/svg+xml' ? await svgSize(file.path) : undefined
  return { ...file, type, width: size?.width ?? null, height: size?.height ?? null }
}

interface Stored {
  fields: UploadFields
  row: Pick<FileRow, 'name' | 'type' | 'size' | 'sha256' | 'width' | 'height' | 'storage_key'>
}

async function add(
  { now }: Context,
  tx: Writer,
  { fields: { idFolder, caption: typed = '' }, row }: Stored,
): Promise<number> {
  await lockFolder(tx, idFolder)
  const caption = toCaption(typed)
  const { id } = await tx
    .insertInto('files')
    .values({ ...row, folder_id: idFolder, caption, ...fileKeys({ ...row, caption }), created: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function replace(
  { ledger }: Context,
  tx: Writer,
  { old, fields, row }: Stored & { old: FileRow },
): Promise<number> {
  const made = await tx.deleteFrom('renditions').where('file_id', '=', old.id).returning('storage_key').execute()
  await ledger.discard(tx, [old.storage_key, ...made.map((rendition) => rendition.storage_key)])
  const caption = fields.caption === undefined ? old.caption : toCaption(fields.caption)
  await tx
    .updateTable('files')
    .set({ ...row, caption, ...fileKeys({ ...row, caption }) })
    .where('id', '=', old.id)
    .execute()
  return old.id
}
