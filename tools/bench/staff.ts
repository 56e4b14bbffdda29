import type { CallTypes, coreCalls } from '@sitewright/api-client/contract'
import { administrator } from './site-under-test.ts'

type CoreCalls = CallTypes<typeof coreCalls>
type KindCall = `${'GET' | 'POST'} protected/plugin/${string}/${string}`

/** Makes calls by their declared key, `METHOD group/name`; of those of page kinds the caller says what they answer. */
export interface Call {
  <Key extends keyof CoreCalls>(key: Key, input?: CoreCalls[Key]['input']): Promise<CoreCalls[Key]['reply']>
  <Reply = unknown>(key: KindCall, input?: object): Promise<Reply>
}

/** Somebody who is logged in. */
export interface Staff {
  cookie: string
  call: Call
}

/**
 * Logs in as the administrator.
 *
 * @throws for every refusal, as the calls do.
 */
export async function logIn(origin: string, pass = administrator.password): Promise<Staff> {
  const name = administrator.email
  const response = await send(origin, 'POST public/login.json.php', { name, pass })
  const cookie = response.headers.getSetCookie().map(nameAndValue).join('; ')
  const reply = await response.json()
  if (!cookie || !reply.permissions) throw new Error(`The administrator cannot log in: ${JSON.stringify(reply)}`)
  return { cookie, call: caller(origin, cookie) }
}

/** Goes with a session's cookie where no browser says where a call comes from. */
export const ownTool = { 'x-requested-with': 'sitewright tools' }

/** Calls under a session that is there already. */
export function caller(origin: string, cookie: string): Call {
  return async (key: string, input?: object) => (await send(origin, key, input, cookie)).json()
}

/** The same calls, whose answers are taken as they come: to read them is the caller's work and not the server's. */
export function taker(origin: string, cookie: string) {
  return async (key: string, input?: object) => (await send(origin, key, input, cookie)).arrayBuffer()
}

async function send(origin: string, key: string, input: object = {}, cookie = '') {
  const [method = '', path] = key.split(' ')
  const url = new URL(`/api/1/${path}`, origin)
  const headers = { cookie, ...ownTool, ...(method === 'POST' && { 'content-type': 'application/json' }) }
  if (method === 'GET') for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value))
  const response = await fetch(url, { method, headers, body: method === 'POST' ? JSON.stringify(input) : null })
  if (!response.ok) throw new Error(`${key} answered ${response.status}: ${await response.text()}`)
  return response
}

/** A published page that was made. */
export interface MadePage {
  id: number
  path: string
}

/** Creates a published page, of text unless another kind is named. */
export async function createPage(
  call: Call,
  { title, url, content, kind = 'single-page' }: { title: string; url: string; content: string; kind?: PageKind },
): Promise<MadePage> {
  const types = await call('GET private/pagetype-get-list.json.php')
  const type = types.find(({ renderer }) => renderer === kind)
  if (!type) throw new Error(`The site has no pages of the kind ${kind}`)
  const { id } = await call('POST private/page-create.json.php', { id: type.id, detail: title, url, cloneid: 0 })
  const publishing = { published: true, pub_start: null, pub_end: null }
  await call('POST private/page-update.json.php', { id, title, url, ...publishing })
  await savePage(call, { id, content, kind })
  return { id, path: `/${url}` }
}

type PageKind = 'single-page' | 'sectioned-page'

/** Saves the content of a page, of text unless another kind is named, and publishes it unless it is a draft. */
export function savePage(
  call: Call,
  {
    id,
    content,
    draft = false,
    kind = 'single-page',
  }: { id: number; content: string; draft?: boolean; kind?: PageKind },
) {
  return call(`POST protected/plugin/${kind}/save-page.json.php`, { id, content, draft })
}

function nameAndValue(setCookie: string) {
  return setCookie.split(';', 1).join('')
}
