import { sql } from 'kysely'
import type { AnyDatabase, PageKindServer } from '../server/page-kind-server.ts'
import { kindServices, type KindServices } from './kind-services.ts'

/** For a kind with tables of its own: what is deleted of them and can be brought back. */
export interface TrashTest {
  /** Fills its tables with rows that belong to the page 1, to the account 1, and to whatever staff delete by itself. */
  fill: (services: KindServices) => Promise<void>
  /** How staff delete such a thing, out of what `fill` made, by what it is called in the trash. */
  deletions?: Readonly<Record<string, (services: KindServices) => unknown>>
}

interface Deletion {
  server: Pick<PageKindServer, 'manifest' | 'clean' | 'forPublishing' | 'migrations'>
  fill: TrashTest['fill']
  /** What it is called in the trash; `page` for the page 1 itself. */
  what: string
  /** Deletes it; the server deletes pages. */
  remove?: (services: KindServices) => unknown
}

/** What the trash calls the things of the site itself. */
const ofTheSite: ReadonlySet<string> = new Set(['page', 'file', 'folder', 'account'])

/**
 * Deletes something of a kind and brings it back, and compares each row of the kind's tables.
 *
 * @throws {Error} when it cannot be deleted, was not put into the trash, or is not what it was afterwards.
 */
export async function assertComesBack({ server, fill, what, remove }: Deletion): Promise<void> {
  const { kind, permissions } = server.manifest
  const services = await kindServices({ kind: server, pages: [{ id: 1, kind }], accounts: [1] })
  const { db, trashed } = services
  const empty = await ownRows(db)
  await fill(services)
  const before = await ownRows(db)
  if (before === empty) throw new Error('Nothing was filled in')
  await (remove ? remove(services) : deletePage(services))
  if (trashed.length !== 1 || trashed[0]?.what !== what) throw new Error(`No '${what}' was put into the trash`)
  if (remove && ofTheSite.has(what)) throw new Error(`'${what}' is what the site calls a thing of its own`)
  const { permission } = trashed[0]
  if (!permission.startsWith('core.') && !(permission in permissions))
    throw new Error(`Nobody has the permission '${permission}', which is needed to bring it back`)
  if (remove && (await ownRows(db)) === before) throw new Error(`The '${what}' was not deleted`)
  await services.restore()
  const after = await ownRows(db)
  if (after !== before) throw new Error(`It was\n${before}\nand came back as\n${after}`)
}

/** As the server does. */
function deletePage({ write, trash }: KindServices): Promise<void> {
  const who = { permissions: new Set<string>(), roles: [] }
  return write(async (tx) => {
    await trash.put(tx, { what: 'page', table: 'pages', id: 1, title: 'A page', permission: 'core.page-manager', who })
    await tx.deleteFrom('pages').where('id', '=', 1).execute()
  })
}

/** Every row of the kind's own tables, as text in one order. */
async function ownRows(db: AnyDatabase): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not in ('pages', 'accounts')
      and name not like 'sqlite\\_%' escape '\\' order by name`.execute(db)
  const lines: string[] = []
  for (const { name } of tables)
    lines.push(
      ...(await db.selectFrom(name).selectAll().execute()).map((row) => `${name} ${JSON.stringify(row)}`).sort(),
    )
  return lines.join('\n')
}
