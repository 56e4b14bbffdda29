/** Why a command failed: one line for the operator, however many the cause had. Exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError'

  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').trim())
  }
}

/** The command line itself cannot be understood. Exit code 2. */
export class UsageError extends CommandError {
  override name = 'UsageError'
}

/** The one line to show of any failure; a few have their message only inside. */
export function lineOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return lineOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const text = error.message.replace(/\s+/g, ' ').trim()
  return text === '' ? error.name : text
}
