import { userInfo } from 'node:os'
import { commandPrefix } from '../../audit/entry.ts'
import { storeEntry } from '../../audit/store-entry.ts'
import { accountLabel } from '../../audit/subject.ts'
import type { Writer } from '../../db/database.ts'
import type { Account } from './reset-account.ts'

export interface RecordedCommand {
  /** Its name. */
  command: string
  /** What it did, in a few words. */
  summary: string
  account: Account
  /** Seconds since 1970. */
  now: number
}

/** Leaves a trace in the audit log, with the change itself: nobody logged in did it. */
export async function recordCommand(tx: Writer, { command, summary, account, now }: RecordedCommand): Promise<void> {
  await storeEntry(tx, {
    time: now,
    account: null,
    name: 'Command line',
    address: '',
    call: `${commandPrefix}${command}`,
    summary,
    target: { kind: 'account', id: account.id, label: accountLabel(account) },
    details: `By the user ${userName()} of the server's machine`,
  })
}

/** A container's user need not have a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}
