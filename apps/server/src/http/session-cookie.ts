import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Seconds after which the browser forgets the cookie; the server ends the session by its own clock. */
const maxAge = 30 * 24 * 60 * 60

/** Over https the name's prefix makes browsers insist on Secure, Path=/ and no Domain. */
export function cookieName(https: boolean): string {
  return https ? '__Host-sitewright' : 'sitewright'
}

export function readSessionToken(request: FastifyRequest, https: boolean): string | undefined {
  return request.cookies[cookieName(https)]
}

/** Sets the session's token, or removes the cookie when there is none. */
export function writeSessionToken(reply: FastifyReply, token: string | undefined, https: boolean): void {
  const attributes = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const
  if (token === undefined) void reply.clearCookie(cookieName(https), attributes)
  else void reply.setCookie(cookieName(https), token, { ...attributes, maxAge })
}
