import {
  type AnyTransaction,
  type CallContext,
  emailKey as emailKeyOf,
  notFound,
  type PageKindServices,
  RefusedError,
} from '@sitewright/page-kit/server'
import type { ContactFormCalls } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { layoutDefaults, readLayout, type Layout } from '../model/layout.ts'
import { limits, lockEmail, takeAttempt } from './attempts.ts'
import { recipientsOf, subjectOf, verificationMail, type StoredMessage } from './build-message.ts'
import { isPreauthorized } from './preauth.ts'
import { readAnswers } from './read-answers.ts'
import { hashOf, newCode } from './secrets.ts'
import { addSubmission, deliver } from './submissions.ts'
import { tablesOf, type Seconds } from './tables.ts'

type Submit = ContactFormCalls['POST protected/plugin/form/submit-form.json.php']
type Reply = Submit['reply']

/** The error numbers of the specification (Q114). */
const errors = { noRecipients: 1, notHuman: 2, badAddress: 3, tooMany: 4 } as const

/** The lifetime of the link in the submitter's email, in seconds. */
const linkLifetime = 4 * 60 * 60
/** The same submission within this time is the same one, in seconds. */
const repetition = 10 * 60

/** A submission that can be taken, before it is known to come from a person. */
interface Ready {
  pageId: number
  title: string
  layout: Layout
  email: string
  emailKey: string
  message: StoredMessage
  /** True: delivered without verification. */
  atOnce: boolean
  fingerprint: string
}

/** Takes what a visitor filled into a published form: delivers it, or holds it until its address is verified. */
export function formSubmitter(services: PageKindServices) {
  const { pages, mail, humanCheck, clock, write, db } = services
  const now = () => Math.floor(clock() / 1000)
  /** The same submission, sent several times at the same moment, is taken once and answered alike. */
  const underWay = new Map<string, Promise<Reply>>()

  async function submit(input: Submit['input'], { who, client }: CallContext): Promise<Reply> {
    const page = await pages.published({ id: input.id, kind: manifest.kind, who })
    if (!page) return notFound()
    const ready = await prepare(page, input)
    if ('error' in ready) return ready
    const same = underWay.get(ready.fingerprint)
    if (same) return same
    const taken = take(ready, input.reCaptchaToken, client.address)
    underWay.set(ready.fingerprint, taken)
    return taken.finally(() => underWay.delete(ready.fingerprint))
  }

  async function prepare(page: { id: number; title: string; content: string }, input: Submit['input']) {
    const layout = readLayout(page.content)
    const { answers, email: typed } = readAnswers(layout, input.content)
    const recipients = recipientsOf(layout, mail)
    if (recipients.length === 0) return { error: errors.noRecipients }
    const email = mail.parseAddress(typed)
    if (email === undefined) return { error: errors.badAddress }
    const emailKey = emailKeyOf(email)
    const claim = { pageId: page.id, emailKey, key: input.pauth, now: now() }
    const atOnce = layout.SuppressAntispam || (await isPreauthorized(services, claim))
    const subject = subjectOf(layout.SubmissionEmailSubject, layoutDefaults.SubmissionEmailSubject)
    const message = { recipients, subject, answers, ...(layout.SetReplyTo ? { replyTo: email } : {}) }
    const fingerprint = hashOf(JSON.stringify([page.id, emailKey, atOnce, answers]))
    return { pageId: page.id, title: page.title, layout, email, emailKey, message, atOnce, fingerprint }
  }

  async function take(ready: Ready, token: string | undefined, address: string): Promise<Reply> {
    const before = await findRepeated(db)
    if (before) return before
    if (!(await write((tx) => takeAttempt(tx, address, now())))) return { error: errors.tooMany }
    // it was perhaps taken meanwhile, by another machine that used the token
    if (!(await isHuman(token, address))) return (await findRepeated(db)) ?? { error: errors.notHuman }
    const reply = await write((tx) => store(tx, ready))
    if (reply.error === undefined) mail.wake()
    return reply

    function findRepeated(database: typeof db) {
      return repeated(database, ready, now())
    }
  }

  async function isHuman(token: string | undefined, address: string): Promise<boolean> {
    try {
      await humanCheck.assertHuman(token, address)
      return true
    } catch (error) {
      if (error instanceof RefusedError) return false
      throw error
    }
  }

  async function store(tx: AnyTransaction, ready: Ready): Promise<Reply> {
    const { pageId, title, layout, email, emailKey, message, atOnce, fingerprint } = ready
    const time = now()
    await lockEmail(tx, emailKey, time)
    const before = await repeated(tx, ready, time)
    if (before) return before
    if (!atOnce && (await hasTooManyWaiting(tx, emailKey, time))) return { error: errors.tooMany }
    await forgetFingerprint(tx, fingerprint)
    const code = newCode()
    const expires = time + linkLifetime
    await addSubmission(tx, {
      page_id: pageId,
      title,
      email,
      email_key: emailKey,
      time,
      state: atOnce ? 'released' : 'waiting',
      code_hash: atOnce ? null : hashOf(code),
      expires,
      release_code: newCode(),
      message,
      keep_days: layout.KeepDays,
      auth: atOnce ? 1 : 0,
      fingerprint,
    })
    const href = `${services.site.url}/api/1/public/verify.php?t=${code}`
    if (atOnce) await deliver(tx, { title, message }, mail)
    else await mail.queue(tx, verificationMail({ to: email, layout, title, href, expires }))
    return replyFor(atOnce)
  }

  return submit
}

function replyFor(atOnce: boolean): Reply {
  return atOnce ? { auth: 1 } : {}
}

/** What the same submission was answered some minutes ago. */
async function repeated(db: PageKindServices['db'], { fingerprint }: Ready, now: Seconds): Promise<Reply | undefined> {
  const row = await tablesOf(db)
    .selectFrom('form_submissions')
    .where('fingerprint', '=', fingerprint)
    .where('time', '>', now - repetition)
    .select('auth')
    .executeTakeFirst()
  return row && replyFor(row.auth === 1)
}

/** After `repeated` found none that is recent, an older one gives way. */
async function forgetFingerprint(tx: AnyTransaction, fingerprint: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('form_submissions')
    .set({ fingerprint: null })
    .where('fingerprint', '=', fingerprint)
    .execute()
}

async function hasTooManyWaiting(tx: AnyTransaction, emailKey: string, now: Seconds): Promise<boolean> {
  const { most, within } = limits.perEmail
  const waiting = await tablesOf(tx)
    .selectFrom('form_submissions')
    .where('email_key', '=', emailKey)
    .where('state', '=', 'waiting')
    .where('time', '>', now - within)
    .select('id')
    .limit(most)
    .execute()
  return waiting.length >= most
}
