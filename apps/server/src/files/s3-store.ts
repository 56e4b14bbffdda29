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
  /** Where an object lies while it is worked on. */
  tmpDir: string
}

/** A bucket of any storage that speaks the protocol of S3. The SDK, which is large, is loaded only here. */
export async function createS3Store({ url, tmpDir }: S3StoreOptions): Promise<FileStore> {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const { options, bucket, prefix } = readUrl(new URL(url))
  const client = new S3Client(options)
  const target = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })

  async function put(key: string, source: Uint8Array | string): Promise<void> {
    const body = typeof source === 'string' ? createReadStream(source) : source
    const length = typeof source === 'string' ? (await stat(source)).size : source.byteLength
    await client.send(new PutObjectCommand({ ...target(key), Body: body, ContentLength: length }))
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
