import { type AnyTransaction, type Identity, notFound, type PageKindServices } from '@sitewright/page-kit/server'
import { managerKind, tablesOf, type RecordRow, type RegistrationRow } from '@sitewright/plugin-progress-admin/tables'

/**
 * Lets through only to a system that stands on a page of this kind which this person may open.
 *
 * @throws {RefusedError} 404
 */
export async function assertReachable({ db, pages }: PageKindServices, systemId: number, who: Identity): Promise<void> {
  const attached = await tablesOf(db)
    .selectFrom('progress_pages')
    .where('system_id', '=', systemId)
    .select('page_id as id')
    .orderBy('page_id')
    .execute()
  for (const { id } of attached) if (await pages.mayOpen({ id, kind: managerKind, who })) return
  notFound()
}

/** @throws {RefusedError} 404 where there is none, or none that this person reaches. */
export async function reachRegistration(
  services: PageKindServices,
  id: number,
  who: Identity,
): Promise<RegistrationRow> {
  const registration = await tablesOf(services.db)
    .selectFrom('progress_registrations')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
  if (!registration) notFound()
  await assertReachable(services, registration.system_id, who)
  return registration
}

/** @throws {RefusedError} 404 where there is none, or none that this person reaches. */
export async function reachRecord(services: PageKindServices, id: number, who: Identity): Promise<RecordRow> {
  const record = await tablesOf(services.db)
    .selectFrom('progress_records')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
  if (!record) notFound()
  await reachRegistration(services, record.registration_id, who)
  return record
}

/**
 * The registration as it is now, held until the transaction ends: changes of one person's progress follow each other, so
 * that what is computed of it is true.
 */
export function holdRegistration(
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
