import { filesOnDisk, ownTool, type TestServer } from '@sitewright/server/testing/vitest'
import { sql } from 'kysely'
import { filledIn, freshAddress } from './contact-form.ts'

/** The smallest files that are what they say. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function fileField(config: object = {}) {
  return { fieldType: 'file', SubmitLabel: 'File', config: { Label: 'File', ...config } }
}

/** What a visitor typed, with the files that they sent before. */
export function withFiles(tickets: readonly string[], values: Record<string, unknown> = {}): string {
  const fields = JSON.parse(filledIn(values)) as object[]
  const Value = tickets.map((ticket) => ({ ticket, name: 'forged.exe', size: 1 }))
  return JSON.stringify([...fields, fileField({ Value })])
}

export interface FileToSend {
  name: string
  bytes: Uint8Array | string
  field?: string
  token?: string
  /** The network address; absent: one that nobody had before. */
  from?: string
  headers?: Record<string, string>
}

let tokens = 0

/** What the form sends with a file. */
export function fileForm(form: number, { name, bytes, field = 'File', token = `file ${++tokens}` }: FileToSend) {
  const data = new FormData()
  data.append('id', String(form))
  data.append('field', field)
  data.append('reCaptchaToken', token)
  data.append('fileKey', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  return data
}

/** Sends a file ahead of a submission, as the form does. */
export function sendFile(server: TestServer, form: number, file: FileToSend) {
  const { from, headers } = file
  const payload = fileForm(form, file)
  return server.app.inject({
    method: 'POST',
    url: '/api/1/protected/plugin/form/upload-file.json.php',
    payload,
    remoteAddress: from ?? freshAddress(),
    headers: { ...ownTool, ...headers },
  })
}

/** @throws where it is refused. */
export async function ticketOf(server: TestServer, form: number, file: FileToSend): Promise<string> {
  const reply = await sendFile(server, form, file)
  if (reply.statusCode !== 200) throw new Error(`The file was answered ${reply.statusCode} ${reply.body}`)
  return reply.json<{ ticket: string }>().ticket
}

export interface FileRow {
  id: number
  submission_id: number | null
  name: string
}

/** What the server has of files. */
export function storedFiles(server: () => TestServer) {
  return {
    /** The bytes that the storage has. */
    stored: () => filesOnDisk(server()).filter((name) => !name.endsWith('.part')),
    /** The rows that name them. */
    rows: async (): Promise<FileRow[]> => {
      const query = sql<FileRow>`select * from form_files order by id`
      return (await query.execute(server().services.database.read)).rows
    },
  }
}
