import { ApiError } from './api-error.ts'
import type { UploadFields } from './contract/schemas/index.ts'
import { ownScript } from './own-script.ts'
import { readHints } from './read-hints.ts'

/** What is uploaded, and where to. */
export interface UploadFileOptions {
  file: File
  fields: UploadFields
  /** Is told how much of the file has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Calls the upload off. */
  signal?: AbortSignal
  /** Where the server is; the page's own origin unless told. */
  origin?: string
}

/** Sends a file and gives the id under which it is kept. */
export type UploadFile = (options: UploadFileOptions) => Promise<{ id: number }>

const path = '/api/1/private/file-upload.json.php'

/**
 * Sends a file, by XMLHttpRequest: fetch does not say how far an upload has come.
 *
 * @throws {ApiError} when the server refuses, cannot be reached, or answers something else than an id.
 * @throws the signal's reason when it was called off: an AbortError, unless the caller gave another.
 */
export const uploadFile: UploadFile = async ({ file, fields, onProgress, signal, origin = '' }) => {
  signal?.throwIfAborted()
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  try {
    await new Promise((resolve) => {
      request.addEventListener('loadend', resolve)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
      request.open('POST', `${origin}${path}`)
      for (const [name, value] of Object.entries(ownScript)) request.setRequestHeader(name, value)
      request.send(formOf(file, fields))
    })
  } finally {
    signal?.removeEventListener('abort', abort)
  }
  signal?.throwIfAborted()
  return readReply(request)
}

/** The fields are before the file, so that the server can refuse without having read it. */
function formOf(file: File, fields: UploadFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  form.append('fileKey', file)
  return form
}

function readReply(request: XMLHttpRequest): { id: number } {
  const { status, responseText } = request
  const body = parse(responseText)
  if (status >= 200 && status < 300 && typeof body['id'] === 'number') return { id: body['id'] }
  const hints = readHints((name) => request.getResponseHeader(name))
  throw new ApiError(`The upload ${status === 0 ? 'got no answer' : `was answered ${status}`}`, { status, body, hints })
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
