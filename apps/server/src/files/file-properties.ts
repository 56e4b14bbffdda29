import type { Actor, Audit } from '../audit/audit.ts'
import type { Changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { fileKeys } from './file-keys.ts'
import { assertMayManageFile, type FileRow } from './file-rights.ts'
import type { FileStore } from './file-store.ts'
import { assertNamedFormat, endingOf } from './named-format.ts'
import { subjectIn } from './subject-in.ts'
import { cleanFileName } from './upload-name.ts'
import type { Fact } from '../audit/facts.ts'

export interface FileProperties {
  id: number
  name: string
  caption: string
}

export interface FilePropertiesOptions {
  database: Pick<Database, 'read'>
  changes: Changes
  audit: Audit
  files: Pick<FileStore, 'withLocalFile'>
}

/** Changing the name and the caption of a file. */
export function createFileProperties({ database, changes, audit, files }: FilePropertiesOptions) {
  /**
   * @throws {RefusedError} 404 and 403 unless this person manages the file, 400 for what is no name or caption, and for a
   *   new ending that its content is not.
   */
  return async function setProperties({ id, ...typed }: FileProperties, actor: Actor): Promise<void> {
    const { file: present } = await assertMayManageFile(database.read, actor.who, id)
    const name = typed.name.trim() === '' ? fail('badFileName') : cleanFileName(typed.name)
    // what was stored before names were asked keeps its ending
    if (endingOf(name) !== endingOf(present.name)) await assertStoredFormat(files, { ...present, name })
    await changes.write(async (tx, touch) => {
      touch(`file ${id}`)
      const { file, chain } = await assertMayManageFile(tx, actor.who, id)
      const caption = toCaption(typed.caption)
      const { numUpdatedRows } = await tx
        .updateTable('files')
        .set({ name, caption, ...fileKeys({ name, caption }) })
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) fail('notFound')
      const was = subjectIn(chain, { kind: 'file', id, name: file.name })
      const target = subjectIn(chain, { kind: 'file', id, name })
      const details: Fact = was.label === target.label ? '' : { say: 'was', with: { name: was.label } }
      await audit.record(tx, { action: 'file updated', actor, target, details })
    })
  }
}

async function assertStoredFormat(files: FilePropertiesOptions['files'], file: FileRow): Promise<void> {
  await assertNamedFormat({ ...file, withLocalFile: (work) => files.withLocalFile(file.storage_key, work) })
}

/** @throws {RefusedError} 400 unless it is one line of text. */
export function toCaption(typed: string): string {
  const caption = typed.normalize('NFC').trim()
  return /[\p{Cc}\u2028\u2029]/u.test(caption) ? fail('badCaption') : caption
}
