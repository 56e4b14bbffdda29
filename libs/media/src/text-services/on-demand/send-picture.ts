import { uploadFile, type UploadFile } from '@sitewright/api-client'
import type { CallGuard } from '@sitewright/session'
import { descriptionOf } from '../../picture/picture-of.ts'
import { failureReason } from '../../upload/create-uploads.ts'

export interface SendPictureOptions {
  file: File
  folderId: number
  onProgress: (share: number) => void
  signal: AbortSignal
  /** Has it outlive the end of the session. */
  guard: CallGuard
  /** What sends it. @default uploadFile */
  upload: UploadFile | undefined
}

/** A picture that is a file of the site now. */
export interface SentFile {
  id: number
  /** What its name says of what it shows, '' where that is nothing. */
  alt: string
  /** Px; absent where the browser cannot read it. */
  width?: number
  height?: number
}

/** Sends a picture, or says why that failed. */
export async function sendPicture(options: SendPictureOptions): Promise<SentFile | { failed: string }> {
  const { file, folderId, onProgress, signal, guard, upload = uploadFile } = options
  try {
    const [{ id }, size] = await Promise.all([
      guard(() => upload({ file, fields: { idFolder: folderId, i: 1 }, onProgress, signal })),
      sizeOf(file),
    ])
    return { id, alt: descriptionOf(file.name), ...size }
  } catch (error) {
    if (!signal.aborted) console.error(error)
    return { failed: failureReason(error) }
  }
}

/** Px of a picture as it is shown; nothing where the browser cannot read it, as with drawings and cameras' own formats. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return undefined
  }
}
