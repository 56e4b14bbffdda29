import type { EmailAsText, PagedReply } from '@sitewright/api-client/contract'
import { defaultListLength } from '@sitewright/api-client/contract'
import { htmlToText } from '@sitewright/html/server'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Address, Email } from 'postal-mime'
import { fail } from '../errors.ts'
import { hideSecrets } from './hide-secrets.ts'

/** What a list shows of an email that is a file. */
export interface StoredEmailHead {
  /** The file's name without its ending. */
  id: string
  to: string
  subject: string
  /** Epoch seconds. */
  created: number
}

export interface StoredEmails {
  /** Newest first. */
  list: (input: { cursor?: string; limit?: number }) => Promise<PagedReply<StoredEmailHead>>
  /** What somebody may read of one; undefined if there is none. */
  read: (id: string) => Promise<EmailAsText | undefined>
}

/** As `fileName` of the file transport writes it. */
const nameShape = /^(\d{1,16})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/
const ending = '.eml'

/** Bytes of a file that a list looks at: its headers are at the start. */
const headBytes = 16 * 1024

/** Bytes that are shown of one email; its text comes before anything that is attached. */
const maxShownBytes = 1024 * 1024

/** The emails that were written to files while no mail server was set. */
export function createStoredEmails(folder: string): StoredEmails {
  async function newestFirst(): Promise<string[]> {
    const names = await readdir(folder).catch(orMissing<string[]>([]))
    return names
      .filter((name) => name.endsWith(ending) && nameShape.test(name.slice(0, -ending.length)))
      .map((name) => name.slice(0, -ending.length))
      .toSorted(byAge)
  }

  async function parse(id: string, bytes: number): Promise<Email | undefined> {
    const start = await readStart(path.join(folder, `${id}${ending}`), bytes)
    if (!start) return undefined
    const { default: PostalMime } = await import('postal-mime')
    return PostalMime.parse(start)
  }

  async function headOf(id: string): Promise<StoredEmailHead[]> {
    const email = await parse(id, headBytes)
    // it may have been taken away since the folder was read
    return email ? [{ id, to: said(email.to), subject: email.subject ?? '', created: createdOf(id) }] : []
  }

  return {
    async list({ cursor, limit = defaultListLength }) {
      if (cursor !== undefined && !nameShape.test(cursor)) fail('badCursor')
      const all = await newestFirst()
      const start = cursor === undefined ? 0 : all.findIndex((id) => byAge(cursor, id) < 0)
      const ids = start === -1 ? [] : all.slice(start, start + limit)
      const items: StoredEmailHead[] = []
      for (const id of ids) items.push(...(await headOf(id)))
      return { items, next: start + ids.length < all.length ? (ids.at(-1) ?? null) : null }
    },
    async read(id) {
      if (!nameShape.test(id)) return undefined
      const email = await parse(id, maxShownBytes)
      if (!email) return undefined
      return emailText({
        subject: email.subject ?? '',
        from: said(email.from && [email.from]),
        to: said(email.to),
        replyTo: said(email.replyTo),
        created: createdOf(id),
        text: email.text ?? '',
        html: email.html ?? '',
      })
    },
  }
}

/** An email before its secrets are hidden; `html` counts where there is no text. */
export interface WholeEmail extends Omit<EmailAsText, 'hidden' | 'replyTo'> {
  /** '' for none. */
  replyTo: string
  html: string
}

/** What is shown of an email to anyone who may read those of others. HTML becomes plain text. */
export function emailText({ replyTo, html, ...mail }: WholeEmail): EmailAsText {
  const [subject, text] = [hideSecrets(mail.subject), hideSecrets(mail.text.trim() || htmlToText(html))]
  return {
    ...mail,
    ...(replyTo !== '' && { replyTo }),
    subject: subject.text,
    text: text.text,
    hidden: subject.hidden || text.hidden,
  }
}

async function readStart(file: string, bytes: number): Promise<Buffer | undefined> {
  const opened = await open(file).catch(orMissing(undefined))
  if (!opened) return undefined
  try {
    const { bytesRead, buffer } = await opened.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}

/** What stands for a file or a folder that is not there. */
function orMissing<Value>(instead: Value): (error: unknown) => Value {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead
    throw error
  }
}

/** Newest first. */
function byAge(one: string, other: string): number {
  return createdOf(other) - createdOf(one) || numberOf(other) - numberOf(one)
}

function numberOf(id: string): number {
  return Number(nameShape.exec(id)?.[1])
}

function createdOf(id: string): number {
  const [year = 0, month = 1, ...rest] = (nameShape.exec(id) ?? []).slice(2).map(Number)
  const [day, hour, minute, second] = rest
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000
}

function said(addresses: Address[] | undefined): string {
  return (addresses ?? [])
    .map(({ name, address = '' }) => (name === '' || name === address ? address : `${name} <${address}>`))
    .join(', ')
}
