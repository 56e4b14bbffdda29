import type { EventFeed, Identity } from '@sitewright/page-kit/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import type { OpenStreams } from '../http/open-streams.ts'

export interface SendEventsOptions {
  feed: EventFeed<unknown>
  /** Who listens. */
  who: Identity
  /** Who they are by now, if anybody. */
  whoNow: () => Promise<Identity | undefined>
  /** Those that end when the server does. */
  streams: OpenStreams
}

/**
 * Milliseconds between two signs of life: proxies take a silent connection for a dead one, nginx after a minute. With
 * each it is looked whether the listener is still who they were.
 */
const heartbeat = 20_000

/** Bytes that may wait for a listener; one who does not read them is gone. */
const maxUnreadBytes = 65_536

/**
 * Answers with server-sent events, for as long as the server runs, the connection stands and the listener keeps session and
 * rights: who has others now has to ask again.
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { feed, who, whoNow, streams }: SendEventsOptions,
): FastifyReply {
  void reply.headers({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // nginx would collect the events before it passes them on
    'X-Accel-Buffering': 'no',
  })
  if (request.method === 'HEAD') return reply.send()

  const body = new PassThrough()
  let sent: Promise<void> = Promise.resolve()
  let stop = () => {}
  let forget = () => {}
  let ended = false

  function end(): void {
    if (ended) return
    ended = true
    clearInterval(beating)
    forget()
    stop()
    body.end()
  }

  /** One after the other, and nothing to who may not have it any more. */
  function write(text: string): void {
    sent = sent.then(async () => {
      const now = ended ? undefined : await whoNow().catch(() => undefined)
      if (!now || !mayTheSame(now, who) || body.writableLength > maxUnreadBytes) end()
      else if (!ended) body.write(text)
    })
  }

  const beating = setInterval(() => write(':\n\n'), heartbeat).unref()
  reply.raw.once('close', end)
  forget = streams.add(end)
  if (!ended) stop = feed({ send: (event) => write(`data: ${JSON.stringify(event)}\n\n`), end })
  if (ended) stop()
  return reply.send(body)
}

function mayTheSame(now: Identity, before: Identity): boolean {
  return (
    now.account?.id === before.account?.id &&
    now.permissions.size === before.permissions.size &&
    [...now.permissions].every((permission) => before.permissions.has(permission))
  )
}
