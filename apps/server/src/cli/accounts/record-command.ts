import { userInfo } from 'node:os'
import { commandSentences } from '../../audit/actions.ts'
import { commandLineName, commandPrefix, type Entry } from '../../audit/entry.ts'
import { storeEntry } from '../../audit/store-entry.ts'
import { accountLabel } from '../../audit/subject.ts'
import type { Writer } from '../../db/database.ts'
import type { Account } from './reset-account.ts'

export interface RecordedCommand {
  /** Its name. */
  command: string
  /** What it did. */
  summary: keyof typeof commandSentences
  /** Absent for what is about no account. */
  account?: Account
  /** Further facts in words. */
  details?: string
  /** Seconds since 1970. */
  now: number
}

/** Leaves a trace in the audit log, with the change itself: nobody logged in did it. */
export async function recordCommand(tx: Writer, recorded: RecordedCommand): Promise<void> {
  const { command, summary, account, details = '', now } = recorded
  const user = userName()
  const entry: Entry = {
    time: now,
    account: null,
    name: commandLineName(),
    address: '',
    call: `${commandPrefix}${command}`,
    summary: commandSentences[summary],
    target: account && { kind: 'account', id: account.id, label: accountLabel(account) },
    details: details === '' ? { say: 'byUser', with: { user } } : { say: 'byUserWith', with: { user, details } },
  }
  await storeEntry(tx, entry, { permission: (name) => name, setting: (name) => name })
}

/** A container's user need not have a name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}
