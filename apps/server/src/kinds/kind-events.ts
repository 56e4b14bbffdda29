import type { SiteEventName, SiteEvents } from '@sitewright/page-kit/server'
import { afterCommit } from '../db/after-commit.ts'
import type { Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import type { Deleted, Restorer, Trash } from '../trash/trash.ts'
import type { PageKinds } from './page-kinds.ts'

/** Notes what page kinds are to be told of. */
export interface KindEvents {
  /** In the transaction in which it happens; the kinds that want to know are told once that is committed. */
  record: <Name extends SiteEventName>(tx: Writer, name: Name, event: SiteEvents[Name]) => Promise<void>
  /** The same of a page, as it is at this point of the transaction; nothing for one that is not there. */
  recordPage: (tx: Writer, name: PageEventName, id: number) => Promise<void>
  /** After a change of a page: that it is published, or is no longer. */
  recordPublishing: (tx: Writer, id: number, change?: { wasPublished: boolean }) => Promise<void>
  /** Has this called when something waits. */
  onRecorded: (listener: () => void) => void
}

type PageEventName = Extract<SiteEventName, `page.${string}`>

export function createKindEvents({ kinds, now }: { kinds: PageKinds; now: () => Seconds }): KindEvents {
  const told = (name: SiteEventName) => [...kinds].flatMap(([kind, { events }]) => (events?.[name] ? [kind] : []))
  let wake = () => {}

  const record: KindEvents['record'] = async (tx, name, event) => {
    const rows = told(name).map((kind) => ({ kind, name, facts: JSON.stringify(event), time: now(), due: now() }))
    if (rows.length === 0) return
    await tx.insertInto('kind_events').values(rows).execute()
    afterCommit(tx, () => wake())
  }

  const find = (tx: Writer, id: number) =>
    tx
      .selectFrom('pages')
      .where('id', '=', id)
      .select(['id as pageId', 'kind', 'title', 'url', 'published', 'pub_start as from', 'pub_end as until'])
      .executeTakeFirst()

  const recordPage: KindEvents['recordPage'] = async (tx, name, id) => {
    if (told(name).length === 0) return
    const page = await find(tx, id)
    if (!page) return
    const { published: _, from, until, ...event } = page
    await (name === 'page.published' ? record(tx, name, { ...event, from, until }) : record(tx, name, event))
  }

  return {
    record,
    recordPage,
    async recordPublishing(tx, id, { wasPublished } = { wasPublished: false }) {
      if (told('page.published').length + told('page.unpublished').length === 0) return
      if ((await find(tx, id))?.published === 1) await recordPage(tx, 'page.published', id)
      else if (wasPublished) await recordPage(tx, 'page.unpublished', id)
    },
    onRecorded: (listener) => void (wake = listener),
  }
}

/** A trash that has kinds told of what goes into it, also where nothing is kept. */
export function tellingTrash(trash: Trash, events: Pick<KindEvents, 'record' | 'recordPage'>): Trash {
  return {
    ...trash,
    async put(tx, deleted: Deleted) {
      await recordThing(tx, events, { ...deleted, what: 'deleted' })
      return trash.put(tx, deleted)
    },
  }
}

/** Restorers that have kinds told of what comes back. */
export function tellingRestorers<Kind extends string>(
  restorers: Readonly<Record<Kind, Restorer>>,
  events: Pick<KindEvents, 'record' | 'recordPage'>,
): Readonly<Record<string, Restorer>> {
  return Object.fromEntries(
    Object.entries<Restorer>(restorers).map(([kind, restorer]) => [
      kind,
      {
        ...restorer,
        async end(restoring) {
          await restorer.end?.(restoring)
          await recordThing(restoring.tx, events, { kind, id: restoring.id, what: 'restored' })
        },
      } satisfies Restorer,
    ]),
  )
}

async function recordThing(
  tx: Writer,
  events: Pick<KindEvents, 'record' | 'recordPage'>,
  { kind, id, what }: { kind: string; id: number; what: 'deleted' | 'restored' },
): Promise<void> {
  if (kind === 'page') await events.recordPage(tx, `page.${what}`, id)
  else if (kind === 'account') await events.record(tx, `account.${what}`, { accountId: id })
  else if (kind === 'file') await events.record(tx, `file.${what}`, { fileId: id })
}
