import type { PageKindServer } from '../server/page-kind-server.ts'
import { kindServices, type KindServices } from './kind-services.ts'
import { tablesIn } from './table-references.ts'

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
  /** Of a PostgreSQL; absent: SQLite. */
  databaseUrl?: string | undefined
}

/** What the trash calls the things of the site itself. */
const ofTheSite: ReadonlySet<string> = new Set(['page', 'file', 'folder', 'account'])

/**
 * Deletes something of a kind and brings it back, and compares each row of the kind's tables.
 *
 * @throws {Error} when it cannot be deleted, was not put into the trash, or is not what it was afterwards.
 */
export async function assertComesBack({ databaseUrl, ...deletion }: Deletion): Promise<void> {
  const { server } = deletion
  const pages = [{ id: 1, kind: server.manifest.kind }]
  const services = await kindServices({ kind: server, pages, accounts: [1], databaseUrl })
  try {
    await deleteAndRestore(deletion, services)
  } finally {
    await services.close()
  }
}

async function deleteAndRestore({ server, fill, what, remove }: Deletion, services: KindServices): Promise<void> {
  const { permissions } = server.manifest
  const { trashed } = services
  const empty = await ownRows(services)
  await fill(services)
  const before = await ownRows(services)
  if (before === empty) throw new Error('Nothing was filled in')
  await (remove ? remove(services) : deletePage(services))
  if (trashed.length !== 1 || trashed[0]?.what !== what) throw new Error(`No '${what}' was put into the trash`)
  if (remove && ofTheSite.has(what)) throw new Error(`'${what}' is what the site calls a thing of its own`)
  const { permission } = trashed[0]
  if (!permission.startsWith('core.') && !(permission in permissions))
    throw new Error(`Nobody has the permission '${permission}', which is needed to bring it back`)
  if (remove && (await ownRows(services)) === before) throw new Error(`The '${what}' was not deleted`)
  await services.restore()
  const after = await ownRows(services)
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
async function ownRows({ db, engine }: KindServices): Promise<string> {
  const tables = (await tablesIn(db, engine)).filter((name) => name !== 'pages' && name !== 'accounts')
  const lines: string[] = []
  for (const name of tables)
    lines.push(
      ...(await db.selectFrom(name).selectAll().execute()).map((row) => `${name} ${JSON.stringify(row)}`).sort(),
    )
  return lines.join('\n')
}
