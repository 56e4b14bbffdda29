export interface Finding {
  /** What was looked at. */
  check: string
  state: 'ok' | 'warning' | 'failure'
  /** What was found, and what to do about it. */
  text: string
  /** One by one, where it is several things. */
  details?: string[]
}

export function ok(check: string, text: string): Finding {
  return { check, state: 'ok', text }
}

export function warning(check: string, text: string, details: readonly string[] = []): Finding {
  return { check, state: 'warning', text, ...(details.length > 0 ? { details: [...details] } : {}) }
}

export function failure(check: string, text: string, details: readonly string[] = []): Finding {
  return { check, state: 'failure', text, ...(details.length > 0 ? { details: [...details] } : {}) }
}
