import type { LightMyRequestResponse } from 'fastify'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { TestServer, Visitor } from './test-server.ts'

export interface UploadInput {
  idFolder?: number | string
  id?: number
  caption?: string
  i?: number
  name?: string
  /** What the sender says that it is. */
  type?: string
  bytes: Uint8Array | string
}

/** A form with a file and its fields. */
export function uploadForm({ name = 'huts.txt', type = '', bytes, ...fields }: UploadInput): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  form.append('fileKey', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name)
  return form
}

/** Uploads a file as the File Manager does. */
export function upload(
  server: TestServer,
  as: Visitor | undefined,
  input: UploadInput,
): Promise<LightMyRequestResponse> {
  return server.call('POST private/file-upload.json.php', uploadForm(input), { as })
}

/** Uploads and expects that to succeed. @returns the id of the file. */
export async function uploaded(server: TestServer, as: Visitor, input: UploadInput): Promise<number> {
  const reply = await upload(server, as, input)
  if (reply.statusCode !== 200) throw new Error(`The upload was answered ${reply.statusCode} ${reply.body}`)
  return reply.json<{ id: number }>().id
}

/** Every file that the storage and the folder of uploads hold on disk. */
export function filesOnDisk({ dataDir }: TestServer): string[] {
  return ['files', 'tmp'].flatMap((folder) => filesIn(path.join(dataDir, folder)))
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

/** The keys under which the rows of files, and of what was made of them, expect bytes. */
export async function namedKeys({ services }: TestServer): Promise<string[]> {
  const { read } = services.database
  const rows = await Promise.all([
    read.selectFrom('files').select('storage_key').execute(),
    read.selectFrom('renditions').select('storage_key').execute(),
  ])
  return rows.flat().map((row) => row.storage_key)
}
