import { isApiError, refusalReason } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** What visitors are told below a failure: less than staff, as they can do less, and load no more code for it. */
export function adviseVisitor(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  if (error.status === 0) return texts.noConnection()
  return error.status === 507 ? refusalReason(error) : undefined
}
