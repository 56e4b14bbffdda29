import { isApiError, refusalReason } from '@sitewright/api-client'
import { refuseFile } from '../../field-types/file/chosen-files.ts'
import { fileModel } from '../../field-types/file/model.ts'
import { texts } from '../../model/file-messages.ts'
import { valueOf, withValue, type Field } from '../../model/field.ts'
import { sendFile, type SendFile } from './send-file.ts'

/** By which the server knows files that it has already: none is sent twice when a submission is tried again. */
const tickets = new WeakMap<File, string>()

export interface SendFilesOptions {
  pageId: number
  fields: readonly Field[]
  /** A new token of the human check, for one file. */
  token: () => Promise<string>
  /** Is told how much of all files has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Sends one of them. @default sendFile */
  send?: SendFile
}

/** A file that the server will never take: what to do about it is said at its field. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

/**
 * Sends the files of a form, one after the other.
 *
 * @returns the fields with what a submission names them by.
 * @throws {FileRefused} for one that is not welcome.
 * @throws {ApiError} as the call does.
 */
export async function sendFiles(options: SendFilesOptions): Promise<Field[]> {
  const { fields, onProgress } = options
  const files = fields.flatMap(filesIn)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  let before = 0
  for (const field of fields)
    for (const file of filesIn(field)) {
      await sendOne(file, field, {
        ...options,
        onProgress: (share) => onProgress((before + share * file.size) / bytes),
      })
      before += file.size
    }
  return fields.map((field) =>
    field.fieldType === fileModel.fieldType
      ? withValue(
          field,
          filesIn(field).map((file) => ({ name: file.name, size: file.size, ticket: tickets.get(file) })),
        )
      : field,
  )
}

/** The server has some of them no longer: all are sent again the next time. */
export function forgetTickets(fields: readonly Field[]): void {
  for (const file of fields.flatMap(filesIn)) tickets.delete(file)
}

async function sendOne(file: File, field: Field, options: SendFilesOptions): Promise<void> {
  const { pageId, token, onProgress, send = sendFile } = options
  if (tickets.has(file)) return
  const fields = { id: String(pageId), field: field.SubmitLabel, reCaptchaToken: await token() }
  try {
    tickets.set(file, await send({ file, fields, onProgress }))
  } catch (error) {
    const reason = whyNever(error, file)
    if (reason === undefined) throw error
    refuseFile(file, reason)
    throw new FileRefused(reason, { cause: error })
  }
}

/** Undefined where it may work the next time. */
function whyNever(error: unknown, { name }: File): string | undefined {
  if (!isApiError(error)) return undefined
  if (error.status === 413) return texts.refusedSize({ name })
  return error.status === 400 ? (refusalReason(error) ?? texts.refused({ name })) : undefined
}

function filesIn(field: Field): File[] {
  const value = field.fieldType === fileModel.fieldType ? valueOf(field) : undefined
  return Array.isArray(value) ? value.filter((each) => each instanceof File) : []
}
