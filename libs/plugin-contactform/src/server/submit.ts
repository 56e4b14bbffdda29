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
import { limitedOptions, type Place } from '../places.ts'
import { limits, lockEmail, lockPlaces, takeAttempt } from './attempts.ts'
import { recipientsOf, subjectOf, verificationEmail, type StoredMessage } from './build-message.ts'
import { claimFiles, sentFiles, type SentFile } from './form-files.ts'
import { placesOf, placesTopic, takePlaces, type Choice } from './places.ts'
import { isPreauthorized } from './preauth.ts'
import { readAnswers } from './read-answers.ts'
import { hashOf, newCode } from './secrets.ts'
import { submissionList } from './submission-news.ts'
import { addSubmission, deliver } from './submissions.ts'
import { tablesOf, type Seconds } from './tables.ts'

type Submit = ContactFormCalls['POST protected/plugin/form/submit-form.json.php']
type Reply = Submit['reply']

/** The error numbers of the specification (Q114), one for a choice that is fully booked, one for a file that is gone. */
const errors = { noRecipients: 1, notHuman: 2, badAddress: 3, tooMany: 4, full: 5, fileGone: 6 } as const

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
  choices: readonly Choice[]
  files: readonly SentFile[]
  /** A choice of it has a limited number of places. */
  limited: boolean
  /** True: delivered without verification. */
  atOnce: boolean
  fingerprint: string
}

interface Context extends PageKindServices {
  now: () => Seconds
  /** The same submission, sent several times at the same moment, is taken once and answered alike. */
  underWay: Map<string, Promise<Reply>>
}

/** Takes what a visitor filled into a published form: delivers it, or holds it until its address is verified. */
export function formSubmitter(services: PageKindServices) {
  const now = () => Math.floor(services.clock() / 1000)
  const context: Context = { ...services, now, underWay: new Map() }
  return submit.bind(null, context)
}

async function submit(context: Context, input: Submit['input'], { who, client }: CallContext): Promise<Reply> {
  const { pages, underWay } = context
  const page = await pages.published({ id: input.id, kind: manifest.kind, who })
  if (!page) return notFound()
  const ready = await prepare(context, page, input)
  if ('error' in ready) return ready
  const same = underWay.get(ready.fingerprint)
  if (same) return same
  const taken = take(context, ready, { token: input.reCaptchaToken, address: client.address }).then((reply) =>
    tellIfUnsent(context, reply),
  )
  underWay.set(ready.fingerprint, taken)
  return taken.finally(() => underWay.delete(ready.fingerprint))
}

/** Reads a submission as the form that is published takes it. */
async function prepare(
  context: Context,
  page: { id: number; title: string; content: string },
  input: Submit['input'],
): Promise<Ready | { error: number }> {
  const { db, mail, now } = context
  const layout = readLayout(page.content)
  const sent = await sentFiles(db, { pageId: page.id, content: input.content, now: now() })
  if (!sent) return { error: errors.fileGone }
  const { answers, choices, files, email: typed } = readAnswers(layout, input.content, sent)
  const recipients = recipientsOf(layout, mail)
  if (recipients.length === 0) return { error: errors.noRecipients }
  const email = mail.parseAddress(typed)
  if (email === undefined) return { error: errors.badAddress }
  const emailKey = emailKeyOf(email)
  const claim = { pageId: page.id, emailKey, key: input.pauth, now: now() }
  const atOnce = layout.SuppressAntispam || (await isPreauthorized(context, claim))
  const subject = subjectOf(layout.SubmissionEmailSubject, layoutDefaults.SubmissionEmailSubject)
  const message: StoredMessage = {
    ...{ recipients, subject, answers },
    ...(layout.SetReplyTo && { replyTo: email }),
    ...(files.length > 0 && { files: files.length }),
    ...(layout.SendCopy && { copy: true }),
  }
  const fingerprint = hashOf(JSON.stringify([page.id, emailKey, atOnce, answers, ...files.map(({ sha256 }) => sha256)]))
  const withPlaces = limitedOptions(layout)
  const limited = choices.some(({ field, value }) =>
    withPlaces.some((each) => each.field === field && each.value === value),
  )
  return {
    ...{ pageId: page.id, title: page.title, layout, email, emailKey, message, choices, files, limited },
    ...{ atOnce, fingerprint },
  }
}

/** What tells that a submission comes from a person. */
interface Sender {
  token: string | undefined
  /** The network address. */
  address: string
}

async function take(context: Context, ready: Ready, sender: Sender): Promise<Reply> {
  const { db, write, now } = context
  const before = await repeated(db, ready, now())
  if (before) return before
  if (!(await write((tx) => takeAttempt(tx, sender.address, now()), { touches: [] }))) return { error: errors.tooMany }
  // it was perhaps taken meanwhile, by another machine that used the token
  if (!(await isHuman(context, sender))) return (await repeated(db, ready, now())) ?? { error: errors.notHuman }
  // of a submission itself visitors see nothing
  const touches = ({ error }: Reply) => (ready.limited && error === undefined ? [placesTopic(ready.pageId)] : [])
  const lists = ({ error }: Reply) => (error === undefined ? [submissionList] : [])
  return write((tx) => store(context, tx, ready), { touches, lists }).catch(replyIfGone)
}

/** Anyone who waits for a link is to know that none comes. */
async function tellIfUnsent({ mail }: Context, reply: Reply): Promise<Reply> {
  const waits = reply.error === undefined && reply.auth === undefined
  return waits && !(await mail.goesOut()) ? { ...reply, sends: false } : reply
}

async function isHuman({ humanCheck }: Context, { token, address }: Sender): Promise<boolean> {
  try {
    await humanCheck.assertHuman(token, address)
    return true
  } catch (error) {
    if (error instanceof RefusedError) return false
    throw error
  }
}

async function store(context: Context, tx: AnyTransaction, ready: Ready): Promise<Reply> {
  const { mail, site, now } = context
  const { pageId, title, layout, email, emailKey, message, atOnce, fingerprint } = ready
  const time = now()
  await lockEmail(tx, emailKey, time)
  const before = await repeated(tx, ready, time)
  if (before) return before
  if (!atOnce && (await hasTooManyWaiting(tx, emailKey, time))) return { error: errors.tooMany }
  const places = ready.limited ? await placesIfFull(tx, ready, time) : undefined
  if (places) return { error: errors.full, places }
  await forgetFingerprint(tx, fingerprint)
  const code = newCode()
  const expires = time + linkLifetime
  const submission = await addSubmission(tx, {
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
  const tickets = ready.files.map(({ ticket }) => ticket)
  if (!(await claimFiles(tx, { submission, tickets, now: time }))) throw new FileGone()
  await takePlaces(tx, { submission, pageId, choices: ready.choices })
  const href = `${site.url}/api/1/public/verify.php?t=${code}`
  if (atOnce) await deliver(tx, { title, message }, context)
  else await mail.queue(tx, verificationEmail({ to: email, layout, title, href, expires }))
  return replyFor(atOnce)
}

/** A file was given to another submission, or removed, while this one was looked at: nothing of it is stored. */
class FileGone extends Error {
  override name = 'FileGone'
}

function replyIfGone(error: unknown): Reply {
  if (error instanceof FileGone) return { error: errors.fileGone }
  throw error
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

/** What is left of the form's places where one of these choices has none left; of two who want the last one the second waits here. */
async function placesIfFull(tx: AnyTransaction, ready: Ready, now: Seconds): Promise<Place[] | undefined> {
  const { pageId, layout, choices } = ready
  await lockPlaces(tx, pageId, now)
  const places = await placesOf(tx, { ...layout, pageId, now })
  const isFull = choices.some(({ field, value }) =>
    places.some((place) => place.field === field && place.value === value && place.left === 0),
  )
  return isFull ? places : undefined
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
