/** What the system says of a connection that cannot be made, or is gone. */
const brokenConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What pg and its pool say in words alone. */
const inWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

/**
 * True if PostgreSQL could not be asked, or its answer was lost: it is away, it ends or starts, or it has no connection
 * left. What it was asked to do may have been done, so that only a read can simply be repeated.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code !== 'string') return inWords.test(error.message)
  // a socket in the file system that is not there yet
  if (code === 'ENOENT') return syscall === 'connect'
  // its classes for 'no connection', 'shutting down or starting' and 'no resources'; a full disk is something else
  return brokenConnection.has(code) || (/^(08|57P|53)/.test(code) && code !== '53100')
}

/** True if PostgreSQL gave up one of several who were in each other's way, or what took too long. */
export function isOverloaded(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40001' || code === '40P01' || code === '55P03' || code === '57014'
}
