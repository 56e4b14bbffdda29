import http from 'node:http'
import { ownTool } from '../bench/staff.ts'
import { siteKey } from './start-cluster.ts'

let addresses = 0

/** A network address of this machine that nobody had before: limits are counted by the visitor's. */
export function newAddress(): string {
  addresses++
  return `127.${1 + Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`
}

/** What a call was answered with, whether well or not: an answer that is no JSON is a text. */
export interface Reply<Body = unknown> {
  status: number
  body: Body
}

/**
 * Sends a call as JSON, from a network address.
 *
 * @param key a declared call, `POST group/name`.
 * @throws when the connection breaks before there is an answer.
 */
export function post<Body>(
  origin: string,
  key: string,
  { input, from = newAddress() }: { input: object; from?: string | undefined },
): Promise<Reply<Body>> {
  const url = new URL(`/api/1/${key.split(' ')[1]}`, origin)
  const options = { method: 'POST', localAddress: from, headers: { 'content-type': 'application/json' } }
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      response.toArray().then((chunks) => {
        const text = Buffer.concat(chunks).toString()
        const isJson = response.headers['content-type']?.startsWith('application/json')
        resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : text })
      }, reject)
    })
    request.on('error', reject).end(JSON.stringify(input))
  })
}

export function logInAs(
  origin: string,
  { email, password, from }: { email: string; password: string; from: string },
): Promise<Reply> {
  return post(origin, 'POST public/login.json.php', { input: { name: email, pass: password }, from })
}

let tokens = 0

/** What the starter site's contact form is submitted with; anyone who names no address has one of the message's words. */
export interface Submission {
  message: string
  from?: string
  email?: string
}

/** Submits the starter site's contact form. */
export function submitForm(
  origin: string,
  id: number,
  { message, from, email = `${message.replaceAll(/\W/g, '.')}@example.org` }: Submission,
): Promise<Reply<{ auth?: 1; error?: number }>> {
  const token = { key: siteKey, action: 'submit', hostname: '127.0.0.1', time: Date.now(), number: ++tokens }
  const field = (fieldType: string, SubmitLabel: string, Value: string) => ({
    fieldType,
    SubmitLabel,
    config: { Label: SubmitLabel, Value },
  })
  const fields = [
    field('text', '', ''),
    field('text-single-input', 'Name', 'A visitor'),
    field('email', 'Email', email),
    field('text-multi-input', 'Message', message),
  ]
  const input = { id, reCaptchaToken: JSON.stringify(token), content: JSON.stringify(fields) }
  return post(origin, 'POST protected/plugin/form/submit-form.json.php', { input, from })
}

/** A file to be uploaded, in the place of another one where that one's id is named. */
export interface Upload {
  cookie: string
  folder: number
  bytes: string | Uint8Array<ArrayBuffer>
  name: string
  id?: number
}

/** Uploads a file. @returns its id. @throws when it was not taken, with the status. */
export async function upload(origin: string, { cookie, folder, bytes, name, id }: Upload): Promise<number> {
  const form = new FormData()
  form.set('idFolder', String(folder))
  if (id !== undefined) form.set('id', String(id))
  form.set('fileKey', new Blob([bytes]), name)
  const url = `${origin}/api/1/private/file-upload.json.php`
  const response = await fetch(url, { method: 'POST', headers: { cookie, ...ownTool }, body: form })
  if (!response.ok) throw Object.assign(new Error(await response.text()), { status: response.status })
  const { id: uploaded }: { id: number } = await response.json()
  return uploaded
}

/** Who reads: a visitor, unless there is a session's cookie. */
export interface Reader {
  cookie?: string
}

/** What was read; `text` and `bytes` are the same. */
export interface Answer {
  status: number
  etag: string | null
  text: string
  bytes: Buffer
}

/** What is at an address. */
export async function read(origin: string, path: string, { cookie }: Reader = {}): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, { headers: cookie ? { cookie } : {} })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, etag: response.headers.get('etag'), text: bytes.toString(), bytes }
}
