import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { createError } from '../errors.ts'

export interface SameOriginOptions {
  /** The site's only address, where PUBLIC_URL says it; absent: whatever `Host` a caller names. */
  origin: string | undefined
  /** Of the session's cookie. */
  cookieName: string
}

/** Tells by its headers where a request comes from (Q14). */
export interface SameOriginRule {
  /** True for a script of the site itself, and for a caller that is no browser: it may change something. */
  isScript: (headers: IncomingHttpHeaders) => boolean
  /** The same, and for a link or a form on one of the site's pages. */
  isOfSite: (headers: IncomingHttpHeaders) => boolean
  /** Why others are refused: where the page was opened under another name of this server, the error says which one it has. */
  refusal: (headers: IncomingHttpHeaders) => Error
}

/**
 * The rule for everything that changes something. A browser says where a request comes from in Sec-Fetch-Site; an older
 * one, and any on plain http, in Origin or Referer. On plain http a foreign page can have a visitor's browser ask with
 * none of the three, so a session is then believed only together with X-Requested-With, which no page can have sent to
 * another site.
 */
export function createSameOriginRule({ origin, cookieName }: SameOriginOptions): SameOriginRule {
  const session = `${cookieName}=`

  function isOwnAddress(address: string, host: string | undefined): boolean {
    const url = URL.parse(address)
    if (url === null) return false
    return origin === undefined ? url.host === host : url.origin === origin
  }

  function isOfSite(headers: IncomingHttpHeaders): boolean {
    if (isAhead(headers)) return false
    const site = headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin'
    const source = headers.origin ?? headers.referer
    if (source !== undefined) return isOwnAddress(source, headers.host)
    return headers['x-requested-with'] !== undefined || !headers.cookie?.includes(session)
  }

  function refusal({ host, ...headers }: IncomingHttpHeaders): Error {
    const source = URL.parse(headers.origin ?? headers.referer ?? '')
    const isOtherName = origin !== undefined && source !== null && source.host === host && source.origin !== origin
    return isOtherName ? createError('otherAddress', { address: origin }) : createError('crossSite')
  }

  return { isOfSite, isScript: (headers) => isOfSite(headers) && mayBeScript(headers), refusal }
}

/** A hook of routes under the rule: what they answer depends on where they were asked, a refusal too. */
export async function variesBySource(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.header('Vary', 'Sec-Fetch-Site, Origin')
}

/** A prefetch: nobody asked for it yet. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  return (headers['sec-purpose'] ?? headers['purpose']) !== undefined
}

/** A link, an image or a form is never a script's call. */
function mayBeScript(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  return headers['sec-fetch-mode'] !== 'navigate' && (destination === undefined || destination === 'empty')
}
