import { maxFonts, type UploadedFonts } from '@sitewright/api-client/contract'
import type { UploadedFont } from '@sitewright/theme'
import type { Actor, Audit } from '../../audit/audit.ts'
import type { Changes } from '../../db/changes.ts'
import type { Database, Writer } from '../../db/database.ts'
import type { Seconds } from '../../db/schema.ts'
import { fail } from '../../errors.ts'
import type { Restorer, Trash } from '../../trash/trash.ts'
import { latestLooks, lockLooks } from '../look-rows.ts'
import { hashOfAddress, readFont, type SentFont } from './read-font.ts'
import { FontError } from './woff2.ts'

export interface UploadedFontsOptions {
  database: Database
  changes: Changes
  audit: Audit
  trash: Pick<Trash, 'put'>
  now: () => Seconds
}

/** The fonts that people have uploaded for looks. */
export type FontStore = ReturnType<typeof createFontStore>

/** All fonts that were uploaded, in the order of their names. */
export async function readFonts(
  db: Writer | Database['read'],
): Promise<(UploadedFont & { id: number; bytes: number })[]> {
  const rows = await db
    .selectFrom('fonts')
    .select(['id', 'font', 'bytes'])
    // all of them, and the database is told to take the index
    .where('family_key', '>', '')
    .orderBy('family_key')
    .limit(maxFonts)
    .execute()
  return rows.map(({ id, font, bytes }) => ({ ...(JSON.parse(font) as UploadedFont), id, bytes }))
}

/** Stores, lists and deletes them. Their bytes are in the database: so they are wherever it is, and in every backup. */
export function createFontStore(options: UploadedFontsOptions) {
  return {
    list: list.bind(null, options),
    add: add.bind(null, options),
    remove: remove.bind(null, options),
    readBytes: readBytes.bind(null, options),
  }
}

/** All, with whether looks name them. */
async function list({ database }: UploadedFontsOptions): Promise<UploadedFonts> {
  const [fonts, looks] = await Promise.all([readFonts(database.read), latestLooks(database.read)])
  return fonts.map(({ id, family, kind, files, bytes }) => ({
    ...{ id, family, kind, bytes },
    files: files.map((file) => ({ ...file })),
    ...usesOf({ files }, looks),
  }))
}

/** @throws {RefusedError} 400 with what is wrong with a file or the name, 409 for a font that is there already. */
async function add(
  { database, changes, audit, now }: UploadedFontsOptions,
  sent: SentFont,
  actor: Actor,
): Promise<number> {
  const { font, bytes, files } = await readFont(sent).catch((error: unknown) => {
    if (error instanceof FontError) return fail('badFont', { wrong: error.message })
    throw error
  })
  return changes.write(async (tx, touch) => {
    touch('look')
    await lockLooks(tx, database.engine)
    await assertNew(tx, font, [...files.keys()])
    const { id } = await tx
      .insertInto('fonts')
      .values({
        family: font.family,
        family_key: font.family.toLowerCase(),
        font: JSON.stringify(font),
        bytes,
        created: now(),
        account_id: actor.who.account?.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [hash, data] of files) await tx.insertInto('font_files').values({ hash, font_id: id, data }).execute()
    await audit.record(tx, { action: 'font added', actor, target: { kind: 'font', id, label: font.family } })
    return id
  })
}

async function assertNew(tx: Writer, { family }: UploadedFont, hashes: readonly string[]): Promise<void> {
  const fonts = await readFonts(tx)
  const same = await tx
    .selectFrom('font_files')
    .innerJoin('fonts', 'fonts.id', 'font_id')
    .where('hash', 'in', hashes)
    .select('family')
    .executeTakeFirst()
  if (same) fail('sameFont', same)
  const taken = fonts.find((font) => font.family.toLowerCase() === family.toLowerCase())
  if (taken) fail('fontTaken', { family: taken.family })
  if (fonts.length >= maxFonts) fail('tooManyFonts')
}

/**
 * Looks with it have the site's own font from then on.
 *
 * @throws {RefusedError} 404 for an unknown one, 409 where a look names it and `used` does not say so.
 */
async function remove(
  { database, changes, audit, trash }: UploadedFontsOptions,
  { id, used }: { id: number; used: boolean },
  actor: Actor,
): Promise<void> {
  await changes.write(async (tx, touch) => {
    touch('look')
    await lockLooks(tx, database.engine)
    const font = (await readFonts(tx)).find((each) => each.id === id)
    if (!font) return fail('notFound')
    const { published, former } = usesOf(font, await latestLooks(tx))
    if ((published || former) && !used) fail('fontUsed')
    await audit.record(tx, { action: 'font deleted', actor, target: { kind: 'font', id, label: font.family } })
    const { family: title } = font
    await trash.put(tx, { kind: 'font', table: 'fonts', id, title, audience: 'core.look', who: actor.who })
    await tx.deleteFrom('fonts').where('id', '=', id).execute()
  })
}

/** A font comes back as it was, and looks that name it have it again; not beside one of its name or its bytes. */
export function fontRestorer({ engine }: Pick<Database, 'engine'>): Restorer {
  return {
    async begin({ tx, row }) {
      await lockLooks(tx, engine)
      const font = JSON.parse(String(row['font'])) as UploadedFont
      await assertNew(
        tx,
        font,
        font.files.map(({ file }) => hashOfAddress(file)),
      )
      return undefined
    },
  }
}

/** The file whose bytes have this hash. */
async function readBytes({ database }: UploadedFontsOptions, hash: string): Promise<Buffer | undefined> {
  const row = await database.read.selectFrom('font_files').where('hash', '=', hash).select('data').executeTakeFirst()
  return row && Buffer.from(row.data)
}

/** @param looks texts of those that were published, the newest first. */
function usesOf({ files }: Pick<UploadedFont, 'files'>, looks: readonly string[]) {
  const [now, ...before] = looks.map((look) => files.some(({ file }) => look.includes(file)))
  return { published: now ?? false, former: before.includes(true) }
}
