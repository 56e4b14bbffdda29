import { type Identity, notFound, type PageKindServices } from '@sitewright/page-kit/server'
import type { Preauthorization } from '../contract.ts'
import { manifest } from '../manifest.ts'
import { isForm } from './form-pages.ts'
import { tablesOf } from './tables.ts'

const maxListed = 500

/** What its editors see of a form's keys and addresses that do without verification, and how they end them. */
export function preauthorizations(services: PageKindServices) {
  const { db, write, clock, trash } = services
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

  /** @param preauth one of them; absent: all. @returns how many there were, and which. */
  function revoke(
    { id: pageId, preauth }: { id: number; preauth?: number },
    who: Identity,
  ): Promise<{ revoked: number; ids: number[] }> {
    return write(
      async (tx) => {
        if (!(await isForm(services, tx, pageId))) return notFound()
        const ofPage = tablesOf(tx).selectFrom('form_preauth').where('page_id', '=', pageId)
        const meant = preauth === undefined ? ofPage : ofPage.where('id', '=', preauth)
        const ids: number[] = []
        for (const { id, email_key, made_by } of await meant.select(['id', 'email_key', 'made_by']).execute()) {
          const title = email_key ?? `Link (${made_by})`
          const thing = {
            what: 'pre-authorization',
            table: 'form_preauth',
            id,
            title,
            permission: manifest.editor,
            who,
          }
          await trash.put(tx, thing)
          const { numDeletedRows } = await tablesOf(tx)
            .deleteFrom('form_preauth')
            .where('id', '=', id)
            .executeTakeFirst()
          if (numDeletedRows > 0n) ids.push(id)
        }
        return { revoked: ids.length, ids }
      },
      { touches: [] },
    )
  }

  return { list, revoke }
}
