import type { FooterFields, FormerLook, LookFields, LookHistory, LookToPublish } from '@sitewright/api-client/contract'
import { type SiteLook, wellFormedJson } from '@sitewright/page-kit/server'
import { plainColors, readKeptLook, readLook, type LetterColors, type Look, type UploadedFont } from '@sitewright/theme'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor, Audit } from '../audit/audit.ts'
import { cacheUntilChange, type Changes } from '../db/changes.ts'
import type { Database, Reader, Writer } from '../db/database.ts'
import type { Seconds } from '../db/schema.ts'
import { fail } from '../errors.ts'
import { assertFooterPages, cleanFooter, isEmptyFooter, noFooter } from './clean-footer.ts'
import { readFonts } from './fonts/uploaded-fonts.ts'
import { listedLooks, lockLooks } from './look-rows.ts'
import { builtInLook, lookFields, siteLook, versionOf } from './site-look.ts'

export interface LooksOptions {
  database: Database
  changes: Changes
  audit: Audit
  now: () => Seconds
  log: Pick<FastifyBaseLogger, 'error'>
}

/** How the site looks. */
export interface CurrentLook {
  /** Of the last look that was published; 0 for none. */
  id: number
  look: Look
  footer: FooterFields
  /** Undefined where it is the built-in look. */
  site: SiteLook | undefined
}

export type Looks = ReturnType<typeof createLooks>

const columns = ['id', 'version', 'look', 'footer'] as const

interface OwnLook<Fields> {
  look: Fields
  /** @default nothing but the site's title */
  footer?: FooterFields | undefined
  /** Who publishes it. */
  account: number | null
}

interface LookRow {
  id: number
  version: string
  look: string
  footer: string
}

/** How the site looks now, as the database has it. */
export async function readCurrentLook({ database, log }: Pick<LooksOptions, 'database' | 'log'>): Promise<CurrentLook> {
  const row = await database.read.selectFrom('looks').select(columns).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row
    ? readRow(row, { log, fonts: await readFonts(database.read) })
    : { id: 0, look: builtInLook, footer: noFooter, site: undefined }
}

interface RowContext extends Pick<LooksOptions, 'log'> {
  /** Those that were uploaded. */
  fonts: readonly UploadedFont[]
}

/**
 * What cannot be read, of whatever version or hand it is, leaves the site with its built-in look; a font that was deleted,
 * with the site's own.
 */
function readRow(row: LookRow, { log, fonts }: RowContext): CurrentLook {
  try {
    const read = readKeptLook(JSON.parse(row.look), fonts)
    if ('wrong' in read) throw new Error(read.wrong.join('. '))
    const { look, missing } = read
    if (missing.length > 0)
      log.error({ look: row.id, fonts: missing }, 'fonts of a published look were deleted: it has the built-in ones')
    const footer = { ...noFooter, ...(JSON.parse(wellFormedJson(row.footer)) as FooterFields) }
    return { id: row.id, look, footer, site: siteLook(look) }
  } catch (err) {
    log.error({ err, look: row.id }, 'the published look cannot be read: the site has its built-in look')
    return { id: row.id, look: builtInLook, footer: noFooter, site: undefined }
  }
}

interface Context extends LooksOptions {
  current: () => Promise<CurrentLook>
}

/** The looks that were published: the last is how the site looks. */
export function createLooks(options: LooksOptions) {
  const { database, changes, log } = options
  const current = cacheUntilChange(changes, ['look'], () => readCurrentLook({ database, log }))

  const context: Context = { ...options, current }

  return {
    current,
    letterColors: letterColors.bind(null, context),
    check: check.bind(null, context),
    publish: publish.bind(null, context),
    store: store.bind(null, context),
    last,
    footerOf,
    takeFooterOf: takeFooterOf.bind(null, context),
    putFooter: putFooter.bind(null, context),
    history: history.bind(null, context),
    find: find.bind(null, context),
    byVersion: byVersion.bind(null, context),
  }
}

/** What emails are drawn in. */
async function letterColors({ current }: Context): Promise<LetterColors> {
  return plainColors((await current()).look).letter
}

/** @throws {RefusedError} 400 with all that is wrong, 409 if another was published since `base`; nothing is changed. */
async function publish(
  context: Context,
  { look: sent, footer: written, base }: LookToPublish,
  actor: Actor,
): Promise<number> {
  const { database, changes, audit } = context
  const footer = cleanFooter(written)
  return changes.write(async (tx, touch) => {
    touch('look')
    await lockLooks(tx, database.engine)
    const look = checkedLook(sent, await readFonts(tx))
    if ((await last(tx)) !== base) fail('lookChanged')
    await assertFooterPages(tx, footer)
    const id = await insert(context, tx, { look, footer, account: actor.who.account?.id ?? null })
    await audit.record(tx, { action: 'look published', actor })
    return id
  })
}

/** For a transaction that has more to do than to publish a look, such as the first start. @returns its id. */
async function store(
  context: Context,
  tx: Writer,
  { look, footer = noFooter, account }: OwnLook<LookFields>,
): Promise<number> {
  return insert(context, tx, { look: checkedLook(look, await readFonts(tx)), footer: cleanFooter(footer), account })
}

async function insert(
  { now }: Context,
  tx: Writer,
  { look, footer, account }: Required<OwnLook<Look>>,
): Promise<number> {
  const { id } = await tx
    .insertInto('looks')
    .values({
      version: versionOf(look),
      look: JSON.stringify(look),
      footer: JSON.stringify(footer),
      published: now(),
      account_id: account,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The id of the look that was published last; 0 for none. */
async function last(tx: Writer): Promise<number> {
  const row = await tx
    .selectFrom('looks')
    .select((is) => is.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return row.last ?? 0
}

/** What stands below all pages, if it is still the footer of that look; undefined where there is none or another. */
async function footerOf(db: Reader, id: number): Promise<FooterFields | undefined> {
  const newest = await db.selectFrom('looks').select('footer').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const former = await db.selectFrom('looks').where('id', '=', id).select('footer').executeTakeFirst()
  if (!newest || newest.footer !== former?.footer || isEmptyFooter(newest.footer)) return undefined
  return JSON.parse(newest.footer) as FooterFields
}

/** Takes the footer away from below all pages if it is still the one of that look. @returns it. */
async function takeFooterOf(context: Context, tx: Writer, id: number): Promise<FooterFields | undefined> {
  const footer = await footerOf(tx, id)
  if (footer) await putFooter(context, tx, noFooter)
  return footer
}

/** Puts a footer below all pages, in the look that there is; where it was only taken away, that is undone. */
async function putFooter(context: Context, tx: Writer, footer: FooterFields): Promise<void> {
  const { log } = context
  const rows = await tx.selectFrom('looks').select(columns).orderBy('id', 'desc').limit(2).execute()
  const [latest, before] = rows
  if (!latest) return
  const wasTaken = latest.look === before?.look && before.footer === JSON.stringify(footer)
  if (wasTaken && isEmptyFooter(latest.footer)) await tx.deleteFrom('looks').where('id', '=', latest.id).execute()
  else {
    const { look } = readRow(latest, { log, fonts: await readFonts(tx) })
    await insert(context, tx, { look, footer: cleanFooter(footer), account: null })
  }
}

async function history({ database }: Context): Promise<LookHistory> {
  const rows = await database.read
    .selectFrom('looks')
    .leftJoin('accounts', 'accounts.id', 'looks.account_id')
    .select(['looks.id', 'published', 'accounts.name'])
    // all of them, and the database is told to take the index
    .where('looks.id', '>', 0)
    .orderBy('looks.id', 'desc')
    .limit(listedLooks)
    .execute()
  return rows.map(({ id, published, name }) => ({ id, published, by: name ?? '' }))
}

/** @throws {RefusedError} 404 for an unknown one. */
async function find({ database, log }: Context, id: number): Promise<FormerLook> {
  const row = await database.read.selectFrom('looks').where('id', '=', id).select(columns).executeTakeFirst()
  if (!row) return fail('notFound')
  const { look, footer } = readRow(row, { log, fonts: await readFonts(database.read) })
  return { look: lookFields(look), footer }
}

/** The look of this version, if one was published that can be read. */
async function byVersion({ database, log, current }: Context, version: string): Promise<Look | undefined> {
  const { site } = await current()
  if (site?.version === version) return site.look
  const row = await database.read
    .selectFrom('looks')
    .where('version', '=', version)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const found = row && readRow(row, { log, fonts: await readFonts(database.read) }).site
  return found?.version === version ? found.look : undefined
}

/** A look that somebody wants to see. @throws {RefusedError} 400 with all that is wrong. */
async function check({ database }: Context, sent: LookFields): Promise<Look> {
  return checkedLook(sent, await readFonts(database.read))
}

/** @throws {RefusedError} 400 with all that is wrong. */
function checkedLook(value: unknown, fonts: readonly UploadedFont[]): Look {
  const read = readLook(value, fonts)
  if ('wrong' in read) return fail('badLook', { wrong: read.wrong.join('. ') })
  return read.look
}
