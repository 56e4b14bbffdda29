import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seconds } from '../db/schema.ts'
import type { OutboxStore, StoredEmail } from './outbox.ts'
import type { EmailFailure } from './read-failure.ts'
import { nextAttempt } from './retry-times.ts'

/** The number of emails sent at once, so that one slow mail server does not hold up all others. */
const lanes = 3

/** Milliseconds. */
const times = {
  /** How long handing over an email may take; less than a claim lasts. */
  sending: 3 * 60_000,
  /** The longest pause between two looks: other machines' emails become due too. */
  poll: 30_000,
  /** The shortest pause between two looks by the clock. */
  shortestPause: 1000,
  /** Before a database that failed is asked again. */
  afterDatabaseError: 2000,
  /** How long the end waits for emails under way. */
  closing: 4000,
}

export interface MailWorker {
  start: () => void
  wake: () => void
  /** Resolves when nothing is due and nothing under way. */
  idle: () => Promise<void>
  close: () => Promise<void>
}

export interface MailWorkerOptions {
  outbox: OutboxStore
  send: (mail: StoredEmail, signal: AbortSignal) => Promise<void>
  readFailure: (error: unknown) => EmailFailure
  now: () => Seconds
  log: FastifyBaseLogger
  /** True if no other process can have a claim when this one starts. */
  alone: boolean
}

interface Worker extends MailWorkerOptions {
  deliver: (mail: StoredEmail) => Promise<void>
  underWay: Set<Promise<void>>
  running: boolean
  leasesReleased: boolean
  looking: Promise<void> | undefined
  lookAgain: boolean
  timer: NodeJS.Timeout | undefined
}

/** Sends what is due, as long as the server runs. The row of an email is deleted only when the email was sent. */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const closing = new AbortController()
  const worker: Worker = {
    ...options,
    deliver: createDelivery({ ...options, closing: closing.signal, isRunning: () => worker.running }),
    underWay: new Set(),
    running: false,
    leasesReleased: !options.alone,
    looking: undefined,
    lookAgain: false,
    timer: undefined,
  }
  return {
    start() {
      worker.running = true
      wake(worker)
    },
    wake: wake.bind(null, worker),
    idle: idle.bind(null, worker),
    async close() {
      worker.running = false
      clearTimeout(worker.timer)
      const impatience = setTimeout(() => closing.abort(), times.closing)
      await idle(worker)
      clearTimeout(impatience)
    },
  }
}

function wake(worker: Worker): void {
  if (!worker.running) return
  if (worker.looking) {
    worker.lookAgain = true
    return
  }
  clearTimeout(worker.timer)
  worker.looking = look(worker).finally(() => {
    worker.looking = undefined
    if (!worker.lookAgain) return
    worker.lookAgain = false
    wake(worker)
  })
}

async function look(worker: Worker): Promise<void> {
  const { outbox, underWay, log } = worker
  let pause = times.poll
  try {
    if (!worker.leasesReleased) await outbox.releaseAllLeases()
    worker.leasesReleased = true
    while (worker.running && underWay.size < lanes) {
      const mail = await outbox.claim()
      if (mail) take(worker, mail)
      else {
        await outbox.expireOverdue()
        pause = pauseUntil(await outbox.nextDue(), worker.now)
        break
      }
    }
  } catch (err) {
    log.error({ err }, 'the outbox could not be read')
    pause = times.afterDatabaseError
  }
  if (worker.running) worker.timer = setTimeout(() => wake(worker), pause).unref()
}

function take(worker: Worker, mail: StoredEmail): void {
  const { deliver, underWay } = worker
  const work = deliver(mail).finally(() => {
    underWay.delete(work)
    wake(worker)
  })
  underWay.add(work)
}

function pauseUntil(due: Seconds | undefined, now: () => Seconds): number {
  if (due === undefined) return times.poll
  return Math.min(times.poll, Math.max(times.shortestPause, (due - now()) * 1000))
}

async function idle(worker: Worker): Promise<void> {
  const { looking, underWay } = worker
  if (looking === undefined && underWay.size === 0) return
  await Promise.all([looking, ...underWay])
  await idle(worker)
}

interface DeliveryOptions extends MailWorkerOptions {
  /** Aborted when no email may take longer. */
  closing: AbortSignal
  /** False once the worker is to end. */
  isRunning: () => boolean
}

/** Sends one email and stores what became of it. */
function createDelivery(options: DeliveryOptions): (mail: StoredEmail) => Promise<void> {
  const { outbox, send, readFailure, now, log, closing, isRunning } = options

  async function deliver(mail: StoredEmail): Promise<void> {
    try {
      await send(mail, AbortSignal.any([closing, AbortSignal.timeout(times.sending)]))
      log.info({ mail: mail.id }, 'an email was handed over')
      await insist(() => outbox.remove(mail.id))
    } catch (error) {
      if (closing.aborted) await insist(() => outbox.release(mail))
      else await note(mail, readFailure(error))
    }
  }

  async function note(mail: StoredEmail, { error, permanent }: EmailFailure): Promise<void> {
    const next = permanent ? undefined : nextAttempt(mail, now())
    log.warn(
      { mail: mail.id, attempts: mail.attempts, error, next },
      next === undefined ? 'an email could not be delivered' : 'an email could not be handed over yet',
    )
    await insist(() => outbox.fail(mail, { error, next }))
  }

  /** What became of an email is to be stored, whatever the database says at first: else the email would go out twice. */
  async function insist(store: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await store()
        return
      } catch (err) {
        log.error({ err }, 'the outbox could not be written')
        if (!isRunning()) return
      }
      await sleep(times.afterDatabaseError, undefined, { ref: false, signal: closing }).catch(() => {})
    }
  }

  return deliver
}
