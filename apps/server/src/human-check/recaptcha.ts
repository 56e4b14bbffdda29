import type { ContentSource } from '@sitewright/page-kit/server'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Seconds } from '../db/schema.ts'

/** The action that pages ask for (CONST-008). */
const action = 'submit'

/** From this score on somebody is taken for a person; 1 is surely one, 0 surely none. */
const minScore = 0.5

/** A token is refused when it is older. */
export const maxAge: Seconds = 2 * 60

/** Milliseconds that an answer may take. */
const answerTimeout = 5000

/** Bytes of an answer. */
const maxAnswerBytes = 16_384

const Answer = Type.Object({
  success: Type.Boolean(),
  action: Type.Optional(Type.String()),
  hostname: Type.Optional(Type.String()),
  score: Type.Optional(Type.Number()),
  challenge_ts: Type.Optional(Type.String()),
  'error-codes': Type.Optional(Type.Array(Type.String())),
})
export type RecaptchaAnswer = Static<typeof Answer>
const answerCheck = Compile(Answer)

export interface RecaptchaQuestion {
  /** Where answers are verified. */
  url: string
  secret: string
  token: string
  /** The visitor's network address. */
  address: string
}

/**
 * Asks reCAPTCHA what it thinks of a token (https://developers.google.com/recaptcha/docs/verify).
 *
 * @throws when there is no proper answer within 5 seconds.
 */
export async function askRecaptcha({ url, secret, token, address }: RecaptchaQuestion): Promise<RecaptchaAnswer> {
  const signal = AbortSignal.timeout(answerTimeout)
  const body = new URLSearchParams({ secret, response: token, remoteip: address })
  const ask = () => fetch(url, { method: 'POST', body, redirect: 'error', signal })
  const response = await unlessHungUp(ask, { tries: 3 })
  if (!response.ok || !response.body) throw new Error(`The human check's service answered ${response.status}`)
  const answer: unknown = JSON.parse(await readBounded(response.body))
  if (!answerCheck.Check(answer)) throw new Error("The human check's service answered something else")
  return answer
}

async function unlessHungUp(ask: () => Promise<Response>, { tries }: { tries: number }): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    if (tries > 1 && wasHungUp(error)) return unlessHungUp(ask, { tries: tries - 1 })
    throw error
  }
}

/** What `fetch` has for its cause when the connection ended before an answer: undici's own code, or the system's. */
const hangUps: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']

/**
 * A connection that was kept since the last question may be closed by now, which shows only when it is used. The next one
 * that is tried may have been kept too.
 */
function wasHungUp(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && hangUps.includes(cause.code)
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxAnswerBytes) throw new Error("The human check's service answered too much")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** What keeps an answer from proving a person; undefined when nothing does. */
export function errorOf(
  answer: RecaptchaAnswer,
  { hostname, now }: { hostname: string; now: Seconds },
): string | undefined {
  if (!answer.success) return 'not a good token'
  if (answer.action !== action) return 'another action'
  if (answer.hostname !== hostname) return 'another host'
  if (answer.score === undefined || answer.score < minScore) return 'a low score'
  const age = now - Date.parse(answer.challenge_ts ?? '') / 1000
  return age <= maxAge ? undefined : 'too old'
}

/** Where reCAPTCHA's script is; beside the verification, which may be a mirror. */
export function scriptOf(verifyUrl: string): string {
  return `${new URL(verifyUrl).origin}/recaptcha/api.js`
}

/** What a page has to allow for that script to work. */
export function sourcesOf(verifyUrl: string): ContentSource[] {
  const addresses = [`${new URL(verifyUrl).origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/']
  const directives = ['script-src', 'connect-src', 'frame-src'] as const
  return directives.flatMap((directive) => addresses.map((source) => ({ directive, source })))
}
