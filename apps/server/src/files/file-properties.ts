import type { Actor, Audit } from '../audit/audit.ts'
import type { Changes } from '../db/changes.ts'
import { fail } from '../errors.ts'
import { fileKeys } from './file-keys.ts'
import { assertMayManageFile } from './file-rights.ts'
import { subjectIn } from './subject-in.ts'
import { cleanFileName } from './upload-name.ts'
import type { Fact } from '../audit/facts.ts'

export interface FileProperties {
  id: number
  name: string
  caption: string
}

/** Changing the name and the caption of a file. */
export function createFileProperties({ changes, audit }: { changes: Changes; audit: Audit }) {
  /** @throws {RefusedError} 404 and 403 unless this person manages the file, 400 for what is no name or caption. */
  return async function setProperties({ id, ...typed }: FileProperties, actor: Actor): Promise<void> {
    await changes.write(async (tx, touch) => {
      touch(`file ${id}`)
      const { file, chain } = await assertMayManageFile(tx, actor.who, id)
      const name = typed.name.trim() === '' ? fail('badFileName') : cleanFileName(typed.name)
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

/** @throws {RefusedError} 400 unless it is one line of text. */
export function toCaption(typed: string): string {
  const caption = typed.normalize('NFC').trim()
  return /[\p{Cc}\u2028\u2029]/u.test(caption) ? fail('badCaption') : caption
}
