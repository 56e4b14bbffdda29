import type { FastifyBaseLogger } from 'fastify'
import fs from 'node:fs'
import path from 'node:path'
import type { RunningServer } from '../start.ts'

export interface AnnouncementOptions extends Pick<RunningServer, 'address' | 'firstStart'> {
  publicUrl: string
}

const where = ({ address, publicUrl }: AnnouncementOptions) =>
  `Sitewright serves ${publicUrl} (listening on ${address})`

/** What a started server says in a terminal: where it is, the login of a first start, and how to stop it. */
export function announcement(options: AnnouncementOptions): string {
  const { firstStart } = options
  const login = firstStart
    ? [
        '',
        'This is the first start. Log in as administrator:',
        ...loginLines(firstStart.email, firstStart.password ?? 'as in ADMIN_PASSWORD'),
        '',
      ]
    : []
  return [where(options), ...login, 'Press Ctrl+C to stop it.'].join('\n')
}

export interface LogAnnouncementOptions extends AnnouncementOptions {
  dataDir: string
  log: Pick<FastifyBaseLogger, 'child'>
}

/**
 * What it says where nobody sits at a terminal: lines of the log, whatever its level. Others may read a log, and it is kept
 * for long, so a password that was generated is put into a file that only its owner can read.
 */
export function announceInLog({ dataDir, log, ...options }: LogAnnouncementOptions): void {
  const { firstStart } = options
  const lines = log.child({}, { level: 'info' })
  lines.info(where(options))
  if (!firstStart) return
  const { email, password } = firstStart
  if (password === undefined) {
    lines.info({ email }, 'this is the first start: log in as administrator, with the password in ADMIN_PASSWORD')
    return
  }
  const file = path.join(dataDir, 'first-login')
  try {
    fs.rmSync(file, { force: true })
    fs.writeFileSync(file, `${loginLines(email, password).join('\n')}\n`, { mode: 0o600, flag: 'wx' })
    lines.info(
      { email, file },
      'this is the first start: the login is in this file; delete it once you know the password',
    )
  } catch (err) {
    lines.error({ err, email, file }, "the login could not be stored: 'sitewright create-admin' makes another account")
  }
}

function loginLines(email: string, password: string): string[] {
  return [`  Email address: ${email}`, `  Password:      ${password}`]
}
