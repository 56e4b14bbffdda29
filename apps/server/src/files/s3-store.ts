import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore, StoredBytes } from './file-store.ts'

export interface S3StoreOptions {
  /** `s3://key:secret@host[:port]/bucket[/prefix]?region=…&tls=off`. */
  url: string
  /** Where an object is while it is worked on. */
  tmpDir: string
}

/** How often a file is sent whose connection breaks: the storage may have closed an idle one. */
const attempts = 3

/** A bucket of any storage that speaks the protocol of S3. The SDK, which is large, is loaded only here. */
export async function createS3Store({ url, tmpDir }: S3StoreOptions): Promise<FileStore> {
  const { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const { options, bucket, prefix } = readUrl(new URL(url))
  const client = new S3Client(options)
  const target = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })

  const send = (key: string, body: Uint8Array | Readable, length: number) =>
    client.send(new PutObjectCommand({ ...target(key), Body: body, ContentLength: length }))

  async function put(key: string, source: Uint8Array | string): Promise<void> {
    if (typeof source === 'string') await putFile(key, source)
    else await send(key, source, source.byteLength)
  }

  /** The SDK tries again by itself what it has in memory; a stream it can read only once. */
  async function putFile(key: string, file: string): Promise<void> {
    const { size } = await stat(file)
    for (let attempt = 1; ; attempt++) {
      try {
        await send(key, createReadStream(file), size)
        return
      } catch (error) {
        if (attempt === attempts || isAnswer(error)) throw error
      }
    }
  }

  const read: FileStore['read'] = async (key, range) => {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    const reply = await client.send(new GetObjectCommand({ ...target(key), ...wanted })).catch(ifThere)
    if (!reply) return undefined
    const total = reply.ContentRange?.split('/')[1] ?? reply.ContentLength ?? 0
    return { body: reply.Body as Readable, size: Number(total) } satisfies StoredBytes
  }

  return {
    put,
    read,
    async withLocalFile(key, work) {
      const found = await read(key)
      if (!found) return undefined
      await mkdir(tmpDir, { recursive: true })
      const file = path.join(tmpDir, randomUUID())
      try {
        await pipeline(Readable.from(found.body), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
        return await work(file)
      } finally {
        await rm(file, { force: true })
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(target(key)))
    },
    async keys() {
      const keys: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key = '' } of Contents) keys.push(Key.slice(prefix.length))
      // what some tools put there to make a folder of a prefix
      return keys.filter((key) => key !== '' && !key.endsWith('/'))
    },
  }
}

function readUrl(url: URL) {
  const [bucket = '', ...folders] = decodeURIComponent(url.pathname.slice(1)).split('/').filter(Boolean)
  const options = {
    endpoint: `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    // most storages but Amazon's own know the bucket as a part of the path only, and no checksums in trailers
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  } satisfies S3ClientConfig
  return { options, bucket, prefix: folders.map((folder) => `${folder}/`).join('') }
}

function ifThere(error: unknown): undefined {
  const { name } = error as Error
  if (name !== 'NoSuchKey' && name !== 'NotFound') throw error
}

/** True if the storage said no, instead of saying nothing. */
function isAnswer(error: unknown): boolean {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== undefined
}
