import {
  type AnyTransaction,
  type CallContext,
  notFound,
  type PageKindServices,
  refuse,
} from '@sitewright/page-kit/server'
import type { ProgressAdminCalls } from '../contract.ts'
import { nameKey } from '../model/same-name.ts'
import type { SystemOption } from '../model/system.ts'
import { texts } from './messages.ts'
import { nameOf } from './name-of.ts'
import { adminKind, attachPage, compareNames, conflict, existingSystem, managerKind, tablesOf } from './tables/index.ts'

type SetupData = ProgressAdminCalls['GET protected/plugin/progress-admin/get-setup-data.json.php']
type Setup = ProgressAdminCalls['POST protected/plugin/progress-admin/setup-page.json.php']

/** The systems that a page of either kind can be attached to, by name. */
export function setupData({ db, pages }: PageKindServices) {
  return async function read({ id }: SetupData['input'], { who }: CallContext): Promise<SetupData['reply']> {
    const isThere =
      (await pages.mayOpen({ id, kind: adminKind, who })) || (await pages.mayOpen({ id, kind: managerKind, who }))
    if (!isThere) notFound()
    const Systems: SystemOption[] = await tablesOf(db)
      .selectFrom('progress_systems')
      .select(['id', 'name as Name'])
      .orderBy('id')
      .execute()
    return { Systems: Systems.sort((one, other) => compareNames(one.Name, other.Name)) }
  }
}

/** Attaches a page to a new system, or to one that is there. */
export function setup(services: PageKindServices) {
  return async function attach(input: Setup['input'], { who }: CallContext): Promise<Setup['reply']> {
    const { id, SystemName, SystemId } = input
    const page = { id, kind: adminKind, who } as const
    if (SystemId === undefined) {
      const name = nameOf(SystemName ?? '')
      if (name === '') refuse(texts.noName)
      const created = Math.floor(services.clock() / 1000)
      return { SystemId: await attachPage(services, page, (tx) => createSystem(tx, { name, created })) }
    }
    if (SystemName !== undefined) refuse(texts.eitherOr)
    return { SystemId: await attachPage(services, page, (tx) => existingSystem(tx, SystemId)) }
  }
}

/** @throws {RefusedError} 409 for a name that another system has, ignoring case. */
async function createSystem(tx: AnyTransaction, system: { name: string; created: number }): Promise<number> {
  const row = await tablesOf(tx)
    .insertInto('progress_systems')
    .values({ ...system, name_key: nameKey(system.name), version: 0 })
    .onConflict((taken) => taken.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? conflict(texts.duplicate, 'name-taken')
}
