import { administrator } from './site-under-test.ts'

/**
 * Signs in as the administrator.
 *
 * @returns {Promise<{ cookie: string, call: (key: string, input?: object) => Promise<any> }>} `call` makes calls by
 *   their declared key, `METHOD group/name`. @throws for every refusal.
 */
export async function signIn(origin) {
  const { email: name, password: pass } = administrator
  const response = await send(origin, 'POST public/login.json.php', { name, pass })
  const cookie = response.headers.getSetCookie().map(nameAndValue).join('; ')
  const reply = await response.json()
  if (!cookie || !reply.permissions) throw new Error(`The administrator cannot sign in: ${JSON.stringify(reply)}`)
  return { cookie, call: caller(origin, cookie) }
}

/** Goes with a session's cookie where no browser says where a call comes from. */
export const ownTool = { 'x-requested-with': 'sitewright tools' }

/** Calls under a session that is there already. */
export function caller(origin, cookie) {
  return async (key, input) => (await send(origin, key, input, cookie)).json()
}

/** The same calls, whose answers are taken as they come: to read them is the caller's work and not the server's. */
export function taker(origin, cookie) {
  return async (key, input) => (await send(origin, key, input, cookie)).arrayBuffer()
}

async function send(origin, key, input = {}, cookie = '') {
  const [method, path] = key.split(' ')
  const url = new URL(`/api/1/${path}`, origin)
  const headers = { cookie, ...ownTool, ...(method === 'POST' && { 'content-type': 'application/json' }) }
  if (method === 'GET') url.search = new URLSearchParams(input).toString()
  const response = await fetch(url, { method, headers, body: method === 'POST' ? JSON.stringify(input) : undefined })
  if (!response.ok) throw new Error(`${key} answered ${response.status}: ${await response.text()}`)
  return response
}

/** Creates a published page. @returns its id and what to call to save a text into it. */
export async function createPage(call, { title, url, content }) {
  const types = await call('GET private/pagetype-get-list.json.php')
  const type = types.find(({ renderer }) => renderer === 'single-page')
  const { id } = await call('POST private/page-create.json.php', { id: type.id, detail: title, url, cloneid: 0 })
  const publishing = { published: true, pub_start: null, pub_end: null }
  await call('POST private/page-update.json.php', { id, title, url, ...publishing })
  await savePage(call, { id, content })
  return { id, path: `/${url}` }
}

export function savePage(call, { id, content, draft = false }) {
  return call('POST protected/plugin/single-page/save-page.json.php', { id, content, draft })
}

function nameAndValue(setCookie) {
  return setCookie.split(';')[0]
}
