import { ApiError } from '@sitewright/api-client'
import { fieldsOf } from '@sitewright/page-kit/values'

export interface SendFileOptions {
  file: File
  /** Before the file, so that the server can refuse without having read it. */
  fields: Readonly<Record<string, string>>
  /** Is told how much of the file has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a file ahead of the submission that names it. @returns its ticket. */
export type SendFile = (options: SendFileOptions) => Promise<string>

const path = '/api/1/protected/plugin/form/upload-file.json.php'

/**
 * By XMLHttpRequest, as fetch does not say how far an upload has come; and not by `uploadFile`, which visitors would
 * have to wait for with all that editors load.
 *
 * @throws {ApiError} when the server refuses, cannot be reached, or answers something else than a ticket.
 */
export const sendFile: SendFile = async ({ file, fields, onProgress }) => {
  const request = new XMLHttpRequest()
  await new Promise((resolve) => {
    request.addEventListener('loadend', resolve)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.open('POST', path)
    request.setRequestHeader('X-Requested-With', 'Sitewright')
    request.send(formOf(file, fields))
  })
  const { status, responseText } = request
  const body = fieldsOf(parse(responseText))
  const { ticket } = body
  if (status === 200 && typeof ticket === 'string') return ticket
  throw new ApiError(`A file ${status === 0 ? 'got no answer' : `was answered ${status}`}`, { status, body })
}

function formOf(file: File, fields: SendFileOptions['fields']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('fileKey', file)
  return form
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
