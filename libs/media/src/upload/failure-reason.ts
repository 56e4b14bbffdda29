import { isApiError, refusalReason } from '@sitewright/api-client'

/** Why an upload failed, in a sentence for the person who tried. */
export function failureReason(error: unknown): string {
  if (!isApiError(error)) return 'The file could not be uploaded'
  if (error.status === 413) return 'The file is too large'
  if (error.status === 0) return 'The connection was lost, or the file can no longer be read'
  return refusalReason(error) ?? 'The file could not be uploaded'
}
