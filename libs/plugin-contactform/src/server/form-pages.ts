import type { AnyDatabase } from '@sitewright/page-kit/server'
import type { Kysely } from 'kysely'
import { manifest } from '../manifest.ts'
import { readLayout, type Layout } from '../model/layout.ts'

/** What this kind reads of the server's tables. */
interface PageTables {
  pages: { id: number; kind: string }
  page_contents: { page_id: number; state: string; content: string }
}

const pagesOf = (db: AnyDatabase) => db as unknown as Kysely<PageTables>

/** True if there is a form with this id, published or not. */
export async function isForm(db: AnyDatabase, id: number): Promise<boolean> {
  const page = await pagesOf(db)
    .selectFrom('pages')
    .where('id', '=', id)
    .where('kind', '=', manifest.kind)
    .select('id')
    .executeTakeFirst()
  return page !== undefined
}

/** A form as it is published, or would be; undefined where it is gone. */
export async function activeLayout(db: AnyDatabase, id: number): Promise<Layout | undefined> {
  const active = await pagesOf(db)
    .selectFrom('page_contents')
    .where('page_id', '=', id)
    .where('state', '=', 'active')
    .select('content')
    .executeTakeFirst()
  return active && readLayout(active.content)
}

/** For how many days a form keeps its submissions, as it is set now; undefined where it is gone. */
export async function keepDaysOf(db: AnyDatabase, id: number): Promise<number | undefined> {
  return (await activeLayout(db, id))?.KeepDays
}
