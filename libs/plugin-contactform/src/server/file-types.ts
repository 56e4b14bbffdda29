import { open } from 'node:fs/promises'
import { endingOf, fileKinds, type FileKind } from '../model/files.ts'

/** Media types as the server finds them from the bytes, and the endings that a name may have then. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/apng': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/rtf': ['rtf'],
  'text/plain': ['txt', 'csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/x-m4a': ['m4a'],
  'audio/ogg': ['ogg'],
  'audio/wav': ['wav'],
  'audio/flac': ['flac'],
  'audio/x-flac': ['flac'],
  'video/mp4': ['mp4'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
}

/** Bytes in which a page or a script shows itself. */
const beginning = 1024

/** Text that a browser or a shell would run, whatever its name says. */
const runs = /^\s*(?:<(?:!doctype|\?xml|html|head|body|script|svg|hta:)|#!)/i

/**
 * True for a file that is what its name says, and of one of these kinds. What is not in the list is never taken: programs,
 * pages, drawings with scripts, archives, documents with macros.
 */
export async function isWelcome(
  { path, name, type }: { path: string; name: string; type: string },
  kinds: readonly FileKind[],
): Promise<boolean> {
  const ending = endingOf(name)
  if (!endings[type]?.includes(ending)) return false
  if (!kinds.some((kind) => (fileKinds[kind].endings as readonly string[]).includes(ending))) return false
  return type !== 'text/plain' || !runs.test(await beginningOf(path))
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning), 0, beginning, 0)
    return buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '')
  } finally {
    await file.close()
  }
}
