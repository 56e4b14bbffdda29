import type { RunningServer } from '../start.ts'

export interface AnnouncementOptions extends Pick<RunningServer, 'address' | 'firstStart'> {
  publicUrl: string
  /** Whether somebody reads it in a terminal, where Ctrl+C reaches the server. */
  isTerminal: boolean
}

/** What a started server says: where it is, the login of a first start, and in a terminal how to stop it. */
export function announcement({ address, firstStart, publicUrl, isTerminal }: AnnouncementOptions): string {
  const lines = [`Sitewright serves ${publicUrl} (listening on ${address})`]
  if (firstStart)
    lines.push(
      '',
      'This is the first start. Log in as administrator:',
      `  Email address: ${firstStart.email}`,
      `  Password:      ${firstStart.password ?? 'as in ADMIN_PASSWORD'}`,
      '',
    )
  if (isTerminal) lines.push('Press Ctrl+C to stop it.')
  return lines.join('\n')
}
