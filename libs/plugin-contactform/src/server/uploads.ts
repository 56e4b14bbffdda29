import {
  notFound,
  RefusedError,
  type AnyDatabase,
  type AnyTransaction,
  type CallContext,
  type PageKindServices,
  type ReceivedFile,
} from '@sitewright/page-kit/server'
import type { ContactFormCalls } from '../contract.ts'
import { fileModel, problemOfFile, type FileConfig } from '../field-types/file/model.ts'
import { shownFields, upgradeLayout } from '../form.ts'
import { manifest } from '../manifest.ts'
import { megabyte } from '../model/file-sizes.ts'
import { endingsOf } from '../model/files.ts'
import { maxLabelLength } from '../model/limits.ts'
import { readLayout } from '../model/layout.ts'
import { lockUploads } from './attempts.ts'
import { isWelcome } from './file-types.ts'
import { unprovenBytes } from './form-files.ts'
import { hashOf, newCode } from './secrets.ts'
import { refusals } from './submission-refusals.ts'
import { tablesOf, type Seconds } from './tables.ts'

type Upload = ContactFormCalls['POST protected/plugin/form/upload-file.json.php']

/** Seconds within which a submission has to name a file. */
const ticketLifetime = 60 * 60

/** Bytes of files that nobody has vouched for yet: without it strangers could fill the disk. */
export const unprovenLimits = { perForm: 500 * megabyte, perSite: 2000 * megabyte } as const

/** Asked before the bytes of a file are taken: nobody but a person sends any, and only where a form asks for them. */
export function uploadAdmission(services: PageKindServices) {
  const { humanCheck, db, ownFiles } = services
  return async function admit(fields: ReadonlyMap<string, string>, { who, client }: CallContext): Promise<number> {
    const pageId = Number(fields.get('id'))
    const config = await fileFieldOf(services, { pageId, field: fields.get('field'), who })
    assertRoom(await unprovenBytes(db), { pageId, size: 0 })
    await humanCheck.assertHuman(fields.get('reCaptchaToken'), client.address)
    return Math.min(config.MaxMegabytes * megabyte, ownFiles.maxBytes)
  }
}

/** Keeps a file for the submission that is going to name it. */
export function fileReceiver(services: PageKindServices) {
  const { ownFiles, write, clock } = services
  return async function receive({ id, field }: Upload['input'], { who, file }: CallContext): Promise<Upload['reply']> {
    if (!file) throw new RefusedError(400, refusals.noFile)
    const config = await fileFieldOf(services, { pageId: id, field, who })
    const type = await welcomeType(file, config)
    const now = Math.floor(clock() / 1000)
    const key = await ownFiles.store(file.path)
    const ticket = newCode()
    const keep = async (tx: AnyTransaction) => {
      await lockUploads(tx, now)
      assertRoom(await unprovenBytes(tx as unknown as AnyDatabase), { pageId: id, size: file.size })
      await ownFiles.claim(tx, key)
      await addFile(tx, { file, type, key, pageId: id, field, ticket, now })
    }
    await write(keep, { touches: [] })
    return { ticket }
  }

  /** The type of a file that the field takes. @throws {RefusedError} 400 for any other. */
  async function welcomeType(file: ReceivedFile, config: FileConfig): Promise<string> {
    const problem = problemOfFile(config, file)
    if (problem !== undefined) throw new RefusedError(400, problem)
    const type = await ownFiles.typeOf(file.path)
    if (await isWelcome({ ...file, type }, config.Kinds)) return type
    const endings = endingsOf(config.Kinds).join(', ')
    throw new RefusedError(400, () => refusals.otherType({ name: file.name, endings }))
  }
}

interface Asked {
  pageId: number
  /** The field's SubmitLabel. */
  field: string | undefined
  who: CallContext['who']
}

/** @throws {RefusedError} 404 where this person sees no such form, or it does not ask for such a file. */
async function fileFieldOf({ pages }: PageKindServices, { pageId, field, who }: Asked): Promise<FileConfig> {
  if (!Number.isInteger(pageId) || pageId < 1 || field === undefined || field.length > maxLabelLength) return notFound()
  const page = await pages.published({ id: pageId, kind: manifest.kind, who })
  const fields = page ? shownFields(upgradeLayout(readLayout(page.content)).fields) : []
  const found = fields.find((each) => each.fieldType === fileModel.fieldType && each.SubmitLabel === field)
  return found ? fileModel.read(found.config) : notFound()
}

function assertRoom(unproven: ReadonlyMap<number, number>, { pageId, size }: { pageId: number; size: number }): void {
  const all = [...unproven.values()].reduce((sum, bytes) => sum + bytes, size)
  const ofForm = (unproven.get(pageId) ?? 0) + size
  if (ofForm >= unprovenLimits.perForm || all >= unprovenLimits.perSite)
    throw new RefusedError(507, refusals.noRoom, {}, 'form-full')
}

interface NewFile {
  file: ReceivedFile
  type: string
  key: string
  pageId: number
  field: string
  ticket: string
  now: Seconds
}

async function addFile(tx: AnyTransaction, { file, type, key, pageId, field, ticket, now }: NewFile): Promise<void> {
  const { name, size, sha256 } = file
  await tablesOf(tx)
    .insertInto('form_files')
    .values({
      ...{ name, type, size, sha256, storage_key: key, page_id: pageId, field },
      ...{ submission_id: null, ticket_hash: hashOf(ticket), expires: now + ticketLifetime },
    })
    .execute()
}
