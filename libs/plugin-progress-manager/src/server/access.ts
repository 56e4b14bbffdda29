import {
  type AnyTransaction,
  type CallContext,
  type Identity,
  notFound,
  type PageKindServices,
} from '@sitewright/page-kit/server'
import { managerKind, tablesOf, type RecordRow, type RegistrationRow } from '@sitewright/plugin-progress-admin/tables'

/**
 * Allows access only to a system on a page of this kind that this person may open.
 *
 * @throws {RefusedError} 404
 */
export async function assertAccessible(
  { db, pages }: PageKindServices,
  systemId: number,
  who: Identity,
): Promise<void> {
  const attached = await tablesOf(db)
    .selectFrom('progress_pages')
    .where('system_id', '=', systemId)
    .select('page_id as id')
    .orderBy('page_id')
    .execute()
  for (const { id } of attached) if (await pages.mayOpen({ id, kind: managerKind, who })) return
  notFound()
}

/** @throws {RefusedError} 404 if there is none that this person may access. */
export async function accessibleRegistration(
  services: PageKindServices,
  id: number,
  { who, aboutAccount }: Pick<CallContext, 'who' | 'aboutAccount'>,
): Promise<RegistrationRow> {
  const registration = await tablesOf(services.db)
    .selectFrom('progress_registrations')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
  if (!registration) notFound()
  await assertAccessible(services, registration.system_id, who)
  if (registration.account_id !== null) aboutAccount?.(registration.account_id)
  return registration
}

/** @throws {RefusedError} 404 if there is none that this person may access. */
export async function accessibleRecord(
  services: PageKindServices,
  id: number,
  context: Pick<CallContext, 'who' | 'aboutAccount'>,
): Promise<RecordRow> {
  const record = await tablesOf(services.db)
    .selectFrom('progress_records')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
  if (!record) notFound()
  await accessibleRegistration(services, record.registration_id, context)
  return record
}

/**
 * The current registration, locked until the transaction ends: changes of one person's progress follow each other, so
 * that its summary is correct.
 */
export function lockRegistration(
  { engine }: Pick<PageKindServices, 'engine'>,
  tx: AnyTransaction,
  id: number,
): Promise<RegistrationRow> {
  return tablesOf(tx)
    .selectFrom('progress_registrations')
    .where('id', '=', id)
    .selectAll()
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
}

/** The same for several people of one system, by their ids; those that are not in it are missing. */
export async function lockRegistrations(
  { engine }: Pick<PageKindServices, 'engine'>,
  tx: AnyTransaction,
  { systemId, ids }: { systemId: number; ids: readonly number[] },
): Promise<Map<number, RegistrationRow>> {
  const rows = await tablesOf(tx)
    .selectFrom('progress_registrations')
    .where('id', 'in', ids)
    .where('system_id', '=', systemId)
    .selectAll()
    // always in the same order, so that no two transactions wait for each other
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
