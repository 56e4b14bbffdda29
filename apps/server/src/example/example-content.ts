import {
  starterNames,
  type ExampleContent,
  type ExampleRemoved,
  type ExampleUse,
  type StarterName,
} from '@sitewright/api-client/contract'
import { defineMessages } from '@sitewright/messages'
import type { Actor, Audit } from '../audit/audit.ts'
import { joinFacts, type Fact } from '../audit/facts.ts'
import type { Changes } from '../db/changes.ts'
import type { Database, Reader, Writer } from '../db/database.ts'
import { fail } from '../errors.ts'
import { linksSetting } from '../links/links.ts'
import { settingLabel } from '../settings/setting-labels.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { Trash } from '../trash/trash.ts'
import { createStarterSite, type CreatingOptions, type StarterOwner } from './create-starter-site.ts'
import type { ExampleRecord } from './example-record.ts'
import { removeExample } from './remove-example.ts'
import { loadStarterSite, type LoadedStarter } from './starter-site.ts'
import { whatGoes, type WhatGoes } from './what-goes.ts'

const texts = defineMessages('server/example', { links: 'Link buttons' })

export interface ExampleContentOptions extends CreatingOptions {
  database: Database
  changes: Changes
  settings: SettingsStore
  trash: Pick<Trash, 'put'>
  audit: Audit
}

export type ExampleContents = ReturnType<typeof createExampleContent>

interface Stored {
  id: number
  starter: StarterName
  record: ExampleRecord
}

/** What a site came with: it is created on the first start, and can be removed, or exchanged while nobody has touched it. */
export function createExampleContent(options: ExampleContentOptions) {
  const { database, changes, looks, settings, ledger, trash, audit, now } = options

  /** What is left of it, and what would go. */
  async function read(): Promise<ExampleContent> {
    const { read: db } = database
    const stored = await find(db)
    if (!stored) return { pages: [], menuItems: [], files: [], settings: [], kept: [], inUse: [] }
    const goes = await whatGoes(db, stored.record)
    const { kept } = goes
    const inUse = await namesInUse(db, goes)
    const names = new Set(inUse.map(({ name }) => name))
    return {
      starter: stored.starter,
      ...(await namesOf(db, goes)),
      settings: goes.settings.map((name) => (name === linksSetting ? texts.links() : settingLabel(name))),
      footer: (await looks.footerOf(db, stored.record.look)) !== undefined,
      kept: Object.values(await namesOf(db, kept))
        .flat()
        .filter((name) => !names.has(name)),
      inUse,
    }
  }

  /** Which starter site it is, while nobody has changed or added anything. */
  async function untouched(): Promise<StarterName | undefined> {
    const stored = await find(database.read)
    return stored && (await whatGoes(database.read, stored.record, { exchanged: true })).isUntouched
      ? stored.starter
      : undefined
  }

  /** Removes what nobody has changed. @returns what can come back; nothing where there is no example content. */
  async function remove(actor: Actor): Promise<ExampleRemoved> {
    const { things } = await changes.write(async (tx) => {
      const stored = await lock(tx)
      if (!stored) return { things: [] }
      const what = await whatGoes(tx, stored.record)
      await audit.record(tx, { action: 'example removed', actor, details: countOf(what) })
      return removeExample(tx, {
        ...{ example: stored.id, what, who: actor.who, trash, now: now() },
        ...{ look: stored.record.look, looks },
      })
    })
    return { things }
  }

  /** @throws {RefusedError} 409 where there is none, or somebody has changed or added something. */
  async function exchange({ starter: name }: { starter: StarterName }, actor: Actor): Promise<void> {
    if ((await untouched()) === undefined) fail('exampleChanged')
    const starter = await loadStarterSite(name, ledger)
    const { AdminEmail: email } = await settings.all()
    const admin = { id: actor.who.account?.id ?? 0, email }
    await changes.write(async (tx) => {
      const stored = await lock(tx)
      if (!stored) return fail('exampleChanged')
      const what = await whatGoes(tx, stored.record, { exchanged: true })
      if (!what.isUntouched) return fail('exampleChanged')
      const { who } = actor
      // nothing of it is anybody's, and it can be had again
      const removed = await removeExample(tx, {
        ...{ example: stored.id, what, who, trash: undefined, now: now() },
        // whatever comes in its place has a look with a footer
        ...{ look: 0, looks },
      })
      const gone = new Set(removed.settings)
      const left = Object.entries(stored.record.settings).filter(([setting]) => !gone.has(setting))
      const former = { settings: Object.fromEntries(left), look: stored.record.look }
      await createStarterSite(tx, { starter, admin, former }, options)
      await audit.record(tx, {
        action: 'example exchanged',
        actor,
        details: { say: 'became', with: { before: stored.starter, after: name } },
      })
    })
    await ledger.removeDiscarded()
  }

  return {
    read,
    untouched,
    remove,
    exchange,
    load: (name: StarterName): Promise<LoadedStarter> => loadStarterSite(name, ledger),
    /** For the first start. */
    create: (tx: Writer, starter: LoadedStarter, admin: StarterOwner): Promise<void> =>
      createStarterSite(tx, { starter, admin }, options),
  }

  /** Of two who remove or exchange it at once, one finds what the other left; and a page that is being saved is waited for. */
  async function lock(tx: Writer): Promise<Stored | undefined> {
    const stored = await find(tx)
    if (!stored || database.engine !== 'postgres') return stored
    await tx.selectFrom('examples').where('id', '=', stored.id).select('id').forUpdate().execute()
    const { pages, menuItems } = stored.record
    for (const [table, rows] of [
      ['pages', pages],
      ['menu_items', menuItems],
    ] as const)
      if (rows.length > 0)
        await tx
          .selectFrom(table)
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .select('id')
          .orderBy('id')
          .forUpdate()
          .execute()
    return find(tx)
  }
}

/** Undefined also for one of a program that knew other starter sites. */
async function find(db: Reader): Promise<Stored | undefined> {
  const row = await db
    .selectFrom('examples')
    .select(['id', 'starter', 'record'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const starter = starterNames.find((name) => name === row?.starter)
  return row && starter && { id: row.id, starter, record: JSON.parse(row.record) as ExampleRecord }
}

async function namesOf(db: Reader, { pages, menuItems, files }: Pick<WhatGoes, 'pages' | 'menuItems' | 'files'>) {
  const found = {
    pages: pages.length > 0 ? await db.selectFrom('pages').where('id', 'in', pages).select('title').execute() : [],
    items:
      menuItems.length > 0
        ? await db.selectFrom('menu_items').where('id', 'in', menuItems).select('label').execute()
        : [],
    files: files.length > 0 ? await db.selectFrom('files').where('id', 'in', files).select('name').execute() : [],
  }
  return {
    pages: found.pages.map(({ title }) => title),
    menuItems: found.items.map(({ label }) => label),
    files: found.files.map(({ name }) => name),
  }
}

async function namesInUse(db: Reader, { inUse: { pages, files } }: WhatGoes): Promise<ExampleContent['inUse']> {
  const found = {
    pages:
      pages.size > 0
        ? await db
            .selectFrom('pages')
            .where('id', 'in', [...pages.keys()])
            .select(['id', 'title'])
            .orderBy('id')
            .execute()
        : [],
    files:
      files.size > 0
        ? await db
            .selectFrom('files')
            .where('id', 'in', [...files.keys()])
            .select(['id', 'name'])
            .orderBy('id')
            .execute()
        : [],
  }
  const used = (name: string, use: ExampleUse | undefined) => (use ? [{ name, use }] : [])
  return [
    ...found.pages.flatMap(({ id, title }) => used(title, pages.get(id))),
    ...found.files.flatMap(({ id, name }) => used(name, files.get(id))),
  ]
}

function countOf({ pages, menuItems, files }: WhatGoes): Fact {
  const counts = [
    { say: 'pages', with: { count: pages.length } },
    { say: 'menuItems', with: { count: menuItems.length } },
    { say: 'files', with: { count: files.length } },
  ] as const
  return joinFacts(
    counts.filter((one) => one.with.count > 0),
    'comma',
  )
}
