import http from 'node:http'
import { ownTool } from '../bench/staff.ts'
import { siteKey } from './start-cluster.ts'

let addresses = 0

/** A network address of this machine that nobody had before: limits are counted by the visitor's. */
export function newAddress() {
  addresses++
  return `127.${1 + Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`
}

/**
 * Sends a call as JSON, from a network address.
 *
 * @param {string} origin
 * @param {string} key a declared call, `POST group/name`.
 * @returns {Promise<{ status: number, body: any }>}
 * @throws when the connection breaks before there is an answer.
 */
export function post(origin, key, { input, from = newAddress() }) {
  const url = new URL(`/api/1/${key.split(' ')[1]}`, origin)
  const options = { method: 'POST', localAddress: from, headers: { 'content-type': 'application/json' } }
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      response.toArray().then((chunks) => {
        const text = Buffer.concat(chunks).toString()
        const isJson = response.headers['content-type']?.startsWith('application/json')
        resolve({ status: response.statusCode, body: isJson ? JSON.parse(text) : text })
      }, reject)
    })
    request.on('error', reject).end(JSON.stringify(input))
  })
}

export function signInAs(origin, { email, password, from }) {
  return post(origin, 'POST public/login.json.php', { input: { name: email, pass: password }, from })
}

let tokens = 0

/** Submits the starter site's contact form. */
export function submitForm(origin, id, { message, from, email = `${message.replaceAll(/\W/g, '.')}@example.org` }) {
  const token = { key: siteKey, action: 'submit', hostname: '127.0.0.1', time: Date.now(), number: ++tokens }
  const field = (fieldType, SubmitLabel, Value) => ({ fieldType, SubmitLabel, config: { Label: SubmitLabel, Value } })
  const fields = [
    field('text', '', ''),
    field('text-single-input', 'Name', 'A visitor'),
    field('email', 'Email', email),
    field('text-multi-input', 'Message', message),
  ]
  const input = { id, reCaptchaToken: JSON.stringify(token), content: JSON.stringify(fields) }
  return post(origin, 'POST protected/plugin/form/submit-form.json.php', { input, from })
}

/** Uploads a file. @returns {Promise<number>} its id. @throws when it was not taken, with the status. */
export async function upload(origin, { cookie, folder, bytes, name, id }) {
  const form = new FormData()
  form.set('idFolder', String(folder))
  if (id !== undefined) form.set('id', String(id))
  form.set('fileKey', new Blob([bytes]), name)
  const url = `${origin}/api/1/private/file-upload.json.php`
  const response = await fetch(url, { method: 'POST', headers: { cookie, ...ownTool }, body: form })
  if (!response.ok) throw Object.assign(new Error(await response.text()), { status: response.status })
  return (await response.json()).id
}

/** What a visitor gets, who is not signed in unless there is a cookie. */
export async function read(origin, path, { cookie } = {}) {
  const response = await fetch(`${origin}${path}`, { headers: cookie ? { cookie } : {} })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, etag: response.headers.get('etag'), text: bytes.toString(), bytes }
}
