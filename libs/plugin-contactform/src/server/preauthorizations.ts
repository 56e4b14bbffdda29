import { notFound, type PageKindServices } from '@sitewright/page-kit/server'
import type { Preauthorization } from '../contract.ts'
import { isForm } from './form-pages.ts'
import { tablesOf } from './tables.ts'

const maxListed = 500

/** What its editors see of a form's keys and addresses that do without verification, and how they end them. */
export function preauthorizations(services: PageKindServices) {
  const { db, write, clock } = services
  /** Those that still work, the newest first. A key itself is not stored, so nobody sees it again. */
  async function list(pageId: number): Promise<Preauthorization[]> {
    if (!(await isForm(services, db, pageId))) return notFound()
    const rows = await tablesOf(db)
      .selectFrom('form_preauth')
      .where('page_id', '=', pageId)
      .where((is) => is.or([is('expires', 'is', null), is('expires', '>', Math.floor(clock() / 1000))]))
      .select(['id', 'email_key', 'made_by', 'created', 'expires'])
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(maxListed)
      .execute()
    return rows.map(({ id, email_key, made_by, created, expires }) => ({
      id,
      by: made_by,
      created,
      ...(email_key === null ? {} : { email: email_key }),
      ...(expires === null ? {} : { expires }),
    }))
  }

  /** @param preauth one of them; undefined for all. @returns how many there were. */
  function revoke(pageId: number, preauth: number | undefined): Promise<{ revoked: number }> {
    return write(
      async (tx) => {
        if (!(await isForm(services, tx, pageId))) return notFound()
        const ofPage = tablesOf(tx).deleteFrom('form_preauth').where('page_id', '=', pageId)
        const meant = preauth === undefined ? ofPage : ofPage.where('id', '=', preauth)
        const { numDeletedRows } = await meant.executeTakeFirst()
        return { revoked: Number(numDeletedRows) }
      },
      { touches: [] },
    )
  }

  return { list, revoke }
}
