import { isApiError } from '@sitewright/api-client'

/** The server's short reason for refusing a call, such as a shortcut that another page has; undefined without one. */
export function refusalReason(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  const { error: reason } = error.body
  return typeof reason === 'string' && reason !== '' ? reason : undefined
}
