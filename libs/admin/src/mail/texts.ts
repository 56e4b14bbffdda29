export const deleteQuestion = 'Are you sure you want to delete this email? It will not be sent. This cannot be undone.'

export const retryFailure = 'The email could not be resent'

export const deleteFailure = 'The email could not be deleted'

export const refreshFailure = 'The list of emails could not be reloaded'

export const gone = 'This email is no longer waiting: it has been delivered or deleted.'

/** Stands for the last error before the first attempt. */
export const noError = 'None'

/** A subject as lists show it, also where there is none. */
export function shownSubject(subject: string): string {
  return subject.trim() === '' ? '[no subject]' : subject
}

export function attemptsSoFar(attempts: number): string {
  if (attempts === 0) return 'Not tried yet'
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`
}

export const serverFailure = 'The mail server could not be saved'

export const removeServerQuestion =
  'Are you sure you want to remove the mail server? Emails will only be stored as files, and nobody will receive them.'

export const removeServerFailure = 'The mail server could not be removed'
