import { Busboy } from '@fastify/busboy'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { RefusedError } from '@sitewright/page-kit/server'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createError } from '../errors.ts'
import { cleanFileName } from './upload-name.ts'

/** A file that was received, as it came; to be removed from `path` by anyone who received it. */
export interface UploadedFile {
  path: string
  name: string
  size: number
  /** SHA-256, hexadecimal. */
  sha256: string
}

export interface ReceivedUpload {
  /** The other parts, as they came. */
  fields: [name: string, text: string][]
  file: UploadedFile
}

export interface UploadLimits {
  /** Where the file is written. */
  folder: string
  maxBytes: number
  /** Milliseconds without a byte after which the sender is taken for gone. */
  idle?: number
  /**
   * Asked before the file is taken, with the parts before it: the most bytes that it may have.
   *
   * @throws {RefusedError} where it is not to be taken.
   */
  admit?: ((fields: ReceivedUpload['fields']) => Promise<number>) | undefined
}

/** Bytes of what is around the file: fields, headers of parts, boundaries. */
const around = 64 * 1024

/** The fields are few and short: a caption of 1,000 characters is the longest. */
const limits = {
  fieldNameSize: 100,
  fieldSize: 8192,
  fields: 8,
  files: 1,
  parts: 10,
  headerPairs: 20,
  headerSize: 8192,
}

/** The one part that is a file. */
const filePart = 'fileKey'

/**
 * Receives form data with one file, which goes to disk as it comes. It is refused as soon as it is too large, and leaves
 * nothing behind when it is refused, broken off or cannot be written.
 *
 * @throws {RefusedError} 400 for anything else than one file and some fields, 413 above the limit.
 */
export async function receiveUpload(request: IncomingMessage, options: UploadLimits): Promise<ReceivedUpload> {
  assertFormData(request)
  const { folder, maxBytes } = options
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + around) throw createError('tooLarge')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, randomUUID())
  try {
    return await receiveParts(request, file, options)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** A boundary has at most 70 characters (RFC 2046 §5.1.1). */
function assertFormData({ headers }: IncomingMessage): void {
  const [, quoted, plain] =
    /^multipart\/form-data;\s*boundary=(?:"([^"]*)"|([^\s;"]+))\s*$/i.exec(headers['content-type'] ?? '') ?? []
  const boundary = quoted ?? plain ?? ''
  if (boundary === '' || boundary.length > 70) throw createError('malformed')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw createError('malformed')
}

async function receiveParts(
  request: IncomingMessage,
  target: string,
  { maxBytes, idle = 30_000, admit }: UploadLimits,
): Promise<ReceivedUpload> {
  const fields: ReceivedUpload['fields'] = []
  let writing: Promise<UploadedFile> | undefined
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
    limits: { ...limits, fileSize: maxBytes },
  })
  const { promise: failure, reject } = Promise.withResolvers<never>()
  failure.catch(() => {}) // it is told by anyone who waits for something else meanwhile
  const stop = new AbortController()
  const fail = (error: unknown) => {
    reject(error)
    stop.abort()
  }
  const malformed = () => fail(createError('malformed'))
  // a full disk is not an error of the sender
  const broken = (error: Error) =>
    fail('errno' in error || error instanceof RefusedError ? error : createError('malformed'))

  async function take(stream: Readable, name: string | undefined): Promise<UploadedFile> {
    const most = admit ? Math.min(await admit([...fields]), maxBytes) : maxBytes
    return writeFile(stream, { target, name, most, signal: stop.signal })
  }

  parser.on('file', (part, stream, name) => {
    stream.on('error', broken)
    if (part !== filePart) malformed()
    if (stop.signal.aborted) {
      stream.resume()
      return
    }
    stream.on('limit', () => fail(createError('tooLarge')))
    writing = take(stream, name)
    writing.catch(broken)
  })
  parser.on('field', (name, text, nameCut, cut) => {
    if (nameCut || cut) malformed()
    else fields.push([name, text])
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit', 'error'] as const) parser.on(event, malformed)
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve))

  try {
    await feed(request, { parser, failure, most: maxBytes + around, idle })
    await Promise.race([finished, failure])
    if (!writing) throw createError('malformed')
    return { fields, file: await Promise.race([writing, failure]) }
  } catch (error) {
    fail(error)
    await writing?.catch(() => {})
    throw error
  }
}

interface Feeding {
  parser: InstanceType<typeof Busboy>
  /** Rejects when the rest of the body is of no use any more. */
  failure: Promise<never>
  /** Bytes. */
  most: number
  /** Milliseconds. */
  idle: number
}

/** Hands the body on chunk by chunk, each only when the one before is worked off. */
async function feed(request: IncomingMessage, { parser, failure, most, idle }: Feeding): Promise<void> {
  let received = 0
  const silence = setTimeout(() => request.destroy(), idle)
  try {
    // not destroyed when the loop is left: the answer goes over the same connection
    const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
    for (;;) {
      // what is refused is answered also while its sender waits
      const { done, value: chunk } = await Promise.race([chunks.next(), failure])
      if (done) break
      silence.refresh()
      received += chunk.byteLength
      if (received > most) throw createError('tooLarge')
      const taken = new Promise<void>((resolve) => parser.write(chunk, () => resolve()))
      await Promise.race([taken, failure])
    }
  } catch (error) {
    if (isBrokenOff(error)) throw createError('malformed')
    throw error
  } finally {
    clearTimeout(silence)
  }
  parser.end()
}

function isBrokenOff(error: unknown): boolean {
  return ['ECONNRESET', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '')
}

interface Writing {
  target: string
  /** As it was sent. */
  name: string | undefined
  /** Bytes. */
  most: number
  signal: AbortSignal
}

async function writeFile(stream: Readable, { target, name, most, signal }: Writing): Promise<UploadedFile> {
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.byteLength
      done(size > most ? createError('tooLarge') : null, chunk)
    },
  })
  await pipeline(stream, count, createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal })
  return { path: target, name: cleanFileName(name ?? ''), size, sha256: hash.digest('hex') }
}
