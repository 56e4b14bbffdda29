import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib'
import { isUnchanged } from './entity-tags.ts'

const brotliInPool = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const brotliBack = promisify<Buffer, Buffer>(brotliDecompress)
const gzipInPool = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** Bytes as they go out, once for each way of sending them. */
export interface CompressedBody {
  identity: Buffer
  br: Buffer
  gzip: Buffer
  /** Weak, since it is the same for each way of sending them (RFC 9110 §8.8.3.3). */
  etag: string
}

/**
 * Brotli's quality: instant for what is sent once, fast while many wait, quick while somebody waits, thorough for what is
 * sent many times.
 */
export const quality = { instant: 0, fast: 2, quick: 5, thorough: 11 }

/** Compresses off the main thread. */
export async function compressBody(identity: Buffer, brotliQuality: number): Promise<CompressedBody> {
  const [br, gz] = await Promise.all([brotli(identity, brotliQuality), gzipped(identity)])
  return { identity, br, gzip: gz, etag: weakEtag(identity) }
}

/** A tag for what is sent compressed or not. */
export function weakEtag(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

export function brotli(bytes: Buffer, brotliQuality: number): Promise<Buffer> {
  return brotliInPool(bytes, brotliOptions(bytes, brotliQuality))
}

export function decompressBrotli(bytes: Buffer): Promise<Buffer> {
  return brotliBack(bytes)
}

/** For the few who take no Brotli. */
export function gzipped(bytes: Buffer): Promise<Buffer> {
  return gzipInPool(bytes, { level: 6 })
}

/** Compresses at once: for one page, and not thoroughly, that takes less time than to hand it to another thread. */
export function brotliNow(bytes: Buffer, brotliQuality: number): Buffer {
  return brotliCompressSync(bytes, brotliOptions(bytes, brotliQuality))
}

function brotliOptions({ byteLength }: Buffer, brotliQuality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(byteLength),
    },
  }
}

/** Bytes below which compressing saves nobody anything: they go in one packet anyway. */
const worthCompressing = 1400

/** Sends a text that is made for this one answer, compressed as the caller takes it. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string) {
  const varies = reply.getHeader('Vary')
  void reply.header('Vary', [...(varies === undefined ? [] : [varies]), 'Accept-Encoding'].join(', '))
  const bytes = Buffer.from(text)
  const encoding = bytes.byteLength < worthCompressing ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(bytes)
  void reply.header('Content-Encoding', encoding)
  return reply.send(await (encoding === 'br' ? brotli(bytes, quality.quick) : gzipped(bytes)))
}

/** A text that anybody may have, and how long it may be cached. */
export interface PublicText {
  text: string
  /** As in Content-Type. */
  type: string
  /** As in Cache-Control. */
  caching: string
}

/** Sends a text under an entity tag; a caller that has it already gets 304. */
export function sendPublicText(request: FastifyRequest, reply: FastifyReply, { text, type, caching }: PublicText) {
  const etag = weakEtag(text)
  void reply.headers({ 'Cache-Control': caching, ETag: etag })
  if (isUnchanged(request.headers['if-none-match'], etag))
    return reply.header('Vary', 'Accept-Encoding').code(304).send()
  return sendCompressed(request, reply.type(type), text)
}

/** A text that anybody may have, in Brotli. */
export interface BrotliText extends Omit<PublicText, 'text'> {
  br: Buffer
  etag: string
}

/** The same for a text that is kept compressed. */
export async function sendBrotli(
  request: FastifyRequest,
  reply: FastifyReply,
  { br, etag, type, caching }: BrotliText,
): Promise<FastifyReply> {
  void reply.headers({ 'Cache-Control': caching, ETag: etag, Vary: 'Accept-Encoding' })
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
  void reply.type(type)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding)
  if (encoding === 'br') return reply.send(br)
  const bytes = await decompressBrotli(br)
  return reply.send(encoding === 'gzip' ? await gzipped(bytes) : bytes)
}

/** The smallest power of two of at least this many bytes, within Brotli's limits: a larger window only costs memory. */
function windowFor(size: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(size + 16))))
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a caller takes; one with a weight of 0 is refused (RFC 9110 §12.5.3). */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity'
  if (takes(accept, brotliCoding)) return 'br'
  return takes(accept, gzipCoding) ? 'gzip' : 'identity'
}

/** A coding in a list, and its weight where it has one. */
const brotliCoding = /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?(?:,|$)/i
const gzipCoding = /(?:^|,)\s*gzip\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?(?:,|$)/i

function takes(accept: string, coding: RegExp): boolean {
  const found = coding.exec(accept)
  return found !== null && Number(found[1] ?? 1) > 0
}
