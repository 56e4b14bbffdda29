import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addAccount, type NewAccount, type TestServer, type Visitor } from './test-server.ts'

export interface Person extends Visitor {
  name: string
  password: string
}

let people = 0

/** Somebody logged in who knows a password. */
export async function addPerson({ services }: TestServer, given: Partial<NewAccount> = {}): Promise<Person> {
  const { email = `somebody${++people}@example.org`, name = 'Somebody', password = 'the password of somebody' } = given
  const { accountId, roleId } = await addAccount(services, { ...given, email, name, password })
  const cookie = `sitewright=${await services.sessions.start(accountId)}`
  return { cookie, accountId, roleId, email, name, password }
}

/** The emails that wait in the outbox, oldest first; for one recipient if given. */
export async function emailsIn({ services }: TestServer, recipient?: string) {
  const rows = await services.database.read.selectFrom('outbox').selectAll().orderBy('id').execute()
  return recipient === undefined ? rows : rows.filter((mail) => mail.recipient === recipient)
}

/** The secret part of the link in an email. @throws when there is none. */
export function uidIn(mail: { text: string } | undefined, screen: 'passwordreset' | 'deactivate'): string {
  const [, uid] = new RegExp(`/pages/${screen}/([\\w-]+)`).exec(mail?.text ?? '') ?? []
  if (!uid) throw new Error(`No link to ${screen} in: ${mail?.text}`)
  return uid
}

/** A call from another network address than the tests' own. */
export function callFrom({ app }: TestServer, remoteAddress: string, key: string, input: object) {
  const [, name] = key.split(' ')
  return app.inject({ method: 'POST', url: `/api/1/${name}`, payload: input, remoteAddress })
}

/** What every request of a script of the site itself gets: a session cookie that still works, or not. */
export async function isLoggedIn(server: TestServer, cookie: string): Promise<boolean> {
  const reply = await server.call('GET private/get-account.json.php', undefined, { headers: { cookie } })
  return reply.json().auth === 1
}

export interface Verifier {
  /** For createTestServer's `humanCheckUrl`. */
  url: string
  close: () => Promise<void>
}

/** A server that speaks reCAPTCHA's siteverify protocol, and takes every answer but 'robot' for a person's. */
export async function openVerifier(): Promise<Verifier> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const success = new URLSearchParams(body).get('response') !== 'robot'
      const verdict = success
        ? { success, score: 0.9, action: 'submit', hostname: 'localhost', challenge_ts: new Date().toISOString() }
        : { success, 'error-codes': ['invalid-input-response'] }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(verdict))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
