import type { SiteRenderer } from '@sitewright/page-kit/server'
import contactForm from '@sitewright/plugin-contactform/server'
import { sql } from 'kysely'
import {
  addPage,
  createTestServer,
  ownTool,
  setSettings,
  startSiteverify,
  type CallOptions,
  type Siteverify,
  type TestServer,
} from '@sitewright/server/testing/vitest'

export const submitCall = 'POST protected/plugin/form/submit-form.json.php'

/** Minutes and days in seconds. */
export const minute = 60
export const day = 24 * 60 * minute

export interface FormServer extends TestServer {
  verifier: Siteverify
  /** Moves the clock on, in seconds. */
  pass: (seconds: number) => void
}

/** Nothing is handed to it: what is sent waits in the outbox, as long as nobody starts that. */
const mailServer = { host: 'mail.example.org', port: 587, security: 'starttls', user: '' } as const

/**
 * A whole server with the contact form and a mail server, where everybody is taken for a person but those whose token is
 * 'robot'.
 */
export async function createFormServer(
  options: { smtpUrl?: string; renderer?: SiteRenderer } = {},
): Promise<FormServer> {
  const verifier = await startSiteverify({ siteKey: 'site key' })
  const server = await createTestServer({
    ...options,
    kinds: [contactForm],
    humanCheckUrl: verifier.url,
  })
  verifier.answer = ({ response }) => ({
    success: response !== 'robot',
    action: 'submit',
    hostname: 'localhost',
    score: 0.9,
    challenge_ts: new Date(server.time.now).toISOString(),
  })
  if (options.smtpUrl === undefined) await server.services.mail.setServer(mailServer, async () => {})
  await setSettings(server, { CaptchaSiteKey: 'site key', CaptchaSecretKey: 'secret key', SiteTitle: 'Our huts' })
  return {
    ...server,
    verifier,
    pass: (seconds) => void (server.time.now += seconds * 1000),
    async close() {
      await server.close()
      await verifier.stop()
    },
  }
}

interface FormField {
  fieldType: string
  SubmitLabel: string
  config: Record<string, unknown>
  NoSubmit?: boolean
  Required?: boolean
  hidden?: boolean
}

export const nameField: FormField = {
  fieldType: 'text-single-input',
  SubmitLabel: 'Name',
  config: { Label: 'Your name' },
  Required: true,
}
export const messageField: FormField = { fieldType: 'text-multi-input', SubmitLabel: 'Message', config: {} }
const emailField: FormField = { fieldType: 'email', SubmitLabel: 'Email', config: { Label: 'Email' } }

/** JSON text of a form's layout: a name, a message and the email field. */
export function formContent({ fields = [nameField, messageField], ...settings }: FormSettings = {}): string {
  return JSON.stringify({ fields: [...fields, emailField], TargetEmail: 'office@example.org', ...settings })
}

export type FormSettings = { fields?: readonly FormField[] } & Record<string, unknown>

/** A published form. @returns its id. */
export function addForm(server: TestServer, settings: FormSettings = {}): Promise<number> {
  return addPage(server, { kind: 'form', title: 'Bookings', published: true, content: formContent(settings) })
}

/** What a visitor typed, as a browser sends it. */
export function filledIn(values: Record<string, unknown> = {}): string {
  const typed = { Name: 'Anna Berg', Message: 'Two nights, please.', Email: 'anna@example.org', ...values }
  return JSON.stringify(
    [nameField, messageField, emailField].map((field) => ({
      ...field,
      config: { ...field.config, Value: typed[field.SubmitLabel as keyof typeof typed] },
    })),
  )
}

let tokens = 0
let addresses = 0

export interface SubmitOptions extends CallOptions {
  /** The network address; absent: one that nobody had before. */
  from?: string
  token?: string
  pauth?: string
}

/** Submits a form as a person would, from a network address of its own. */
export function submit(server: TestServer, id: number, content = filledIn(), options: SubmitOptions = {}) {
  const { from, token, pauth, as, headers } = options
  const payload = {
    id,
    content,
    reCaptchaToken: token ?? `token ${++tokens}`,
    ...(pauth === undefined ? {} : { pauth }),
  }
  return server.app.inject({
    method: 'POST',
    url: `/api/1/${submitCall.split(' ')[1]}`,
    payload,
    remoteAddress: from ?? freshAddress(),
    headers: { ...(as ? { cookie: as.cookie } : {}), ...ownTool, ...headers },
  })
}

export function freshAddress(): string {
  const number = ++addresses
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** The code of the link in an email. @throws when there is none. */
export function codeIn(mail: { text: string } | undefined): string {
  const [, code] = /\/api\/1\/public\/verify\.php\?t=([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (!code) throw new Error(`No link in: ${mail?.text}`)
  return code
}

/** What a browser says of a form, a link or a script of the site's own pages. */
export const fromSite = { 'sec-fetch-site': 'same-origin' }

/** Opens the link of an email, or of staff with `a=1`, or presses its button. */
export function verify(
  server: TestServer,
  query: string,
  { method = 'GET', as, headers }: CallOptions & { method?: 'GET' | 'POST' } = {},
) {
  const own = method === 'POST' ? { ...fromSite, 'content-type': 'application/x-www-form-urlencoded' } : {}
  return server.app.inject({
    method,
    url: `/api/1/public/verify.php?${query}`,
    headers: { ...(as ? { cookie: as.cookie } : {}), ...own, ...headers },
    ...(method === 'POST' ? { payload: '' } : {}),
  })
}

/** A submission that waits or was delivered, as it is in the database. @returns its id. */
export async function addSubmission(
  { services }: TestServer,
  email = 'anna@example.org',
  state: 'waiting' | 'released' = 'waiting',
): Promise<number> {
  const now = services.now()
  const message = JSON.stringify({ recipients: ['office@example.org'], subject: 'A booking', answers: [] })
  const code = `${email} ${now} ${++tokens}`
  return services.database.write(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into form_submissions
        (page_id, title, email, email_key, time, state, expires, release_code, message, keep_days, auth,
         words)
      values (1, 'Bookings', ${email}, ${email}, ${now}, ${state}, ${now}, ${code}, ${message}, 90, 0,
         ${`bookings\n${email}`})
      returning id`.execute(tx)
    return rows[0]!.id
  })
}

/** How many rows one of the form's tables has. */
export async function countOf({ services }: TestServer, table: 'form_submissions' | 'form_preauth' | 'form_attempts') {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    services.database.read,
  )
  return Number(rows[0]?.n)
}
