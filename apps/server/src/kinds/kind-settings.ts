import { textOf } from '@sitewright/messages'
import { cleanSettings, filesInSettings, type PageKindServices } from '@sitewright/page-kit/server'
import type { Database, Reader } from '../db/database.ts'
import type { DocumentNouns, Documents } from '../documents/documents.ts'
import { fail } from '../errors.ts'
import { storeSettings } from '../settings/settings.ts'
import type { PageKinds } from './page-kinds.ts'

/** What the settings of a kind are called among what is edited as a whole. */
const nounOf = (kind: string) => `settings-${kind}`

/** Where they lie, among the settings of the site. None of these has a space in its name. */
const nameOf = (kind: string) => `kind ${kind}`

/** Whose settings a document or a setting is; undefined for one of the site. */
export const kindOfNoun = (noun: string): string | undefined => /^settings-(.+)$/.exec(noun)?.[1]
export const kindOfName = (name: string): string | undefined => /^kind (.+)$/.exec(name)?.[1]

/** Those who may edit the settings of kinds, and what is kept in their history. */
export function kindSettingsNouns(kinds: PageKinds): DocumentNouns {
  return Object.fromEntries(
    [...kinds].flatMap(([kind, { settings }]) =>
      settings ? [[nounOf(kind), { editors: settings.editors, read: (db: Reader) => readText(db, kind) }]] : [],
    ),
  )
}

export interface KindSettingsOptions {
  database: Database
  documents: Pick<Documents, 'save' | 'versionOf'>
  kinds: PageKinds
}

/** The settings that page kinds declare, one text for each kind; each kind reaches its own alone. */
export function createKindSettings({ database, documents, kinds }: KindSettingsOptions) {
  return (kind: string): PageKindServices['settings'] => ({
    async read({ kind: asked, content }, db = database.read as unknown as PageKindServices['db']) {
      if (asked !== kind) throw new Error(`'${kind}' cannot read the settings of '${asked}'`)
      return content.parse(await readText(db as unknown as Reader, kind)) ?? content.blank()
    },
    async stored() {
      // a save in between makes a conflict later, and is not lost unseen
      const version = await documents.versionOf(nounOf(kind))
      return { version, content: await readText(database.read, kind) }
    },
    async save({ content, base, who }) {
      const settings = kinds.get(kind)?.settings ?? fail('notFound')
      const clean = cleanSettings(settings, content)
      return documents.save(nounOf(kind), { who, base }, async ({ tx, version }) => {
        await storeSettings(tx, { [nameOf(kind)]: clean })
        return version
      })
    },
  })
}

/** The titles of the kinds in whose settings a file is named. */
export async function kindsUsingFile(
  { database, kinds }: Pick<KindSettingsOptions, 'database' | 'kinds'>,
  { file, addressed }: { file: number; addressed: (content: string) => ReadonlySet<number> },
): Promise<string[]> {
  const titles: string[] = []
  for (const [kind, { manifest, settings }] of kinds) {
    if (!settings) continue
    const content = await readText(database.read, kind)
    if (addressed(content).has(file) || filesInSettings(settings, content).includes(file))
      titles.push(textOf(manifest.title))
  }
  return titles
}

async function readText(db: Reader, kind: string): Promise<string> {
  const row = await db.selectFrom('settings').where('name', '=', nameOf(kind)).select('value').executeTakeFirst()
  return row?.value ?? ''
}
