import type { ListInput, PagedReply } from '@sitewright/api-client/contract'
import { notFound, type Identity, type PageKindServices } from '@sitewright/page-kit/server'
import type { Answer, ReleaseSubmission, SubmittedFile } from '../submission.ts'
import { discardFilesOf, filesOf } from './form-files.ts'
import { pageOf } from './page-of.ts'
import { writerFor } from './places.ts'
import { messageOf } from './submissions.ts'
import { tablesOf } from './tables.ts'

const maxListed = 500

export interface ReadSubmission {
  id: number
  title: string
  email: string
  time: number
  answers: Answer[]
  files?: SubmittedFile[]
}

/** What staff do with submissions that are held. */
export function releaseService(services: PageKindServices) {
  const { db, trash, ownFiles } = services
  return {
    /** Those that wait, newest first. */
    list(): Promise<ReleaseSubmission[]> {
      return tablesOf(db)
        .selectFrom('form_submissions')
        .where('state', '=', 'waiting')
        .orderBy('time', 'desc')
        .orderBy('id', 'desc')
        .limit(maxListed)
        .select(['id', 'title', 'email', 'time', 'release_code as code'])
        .execute()
    },

    /**
     * Those that wait, some at a time: newest first, with `desc` the other way round.
     *
     * @throws {RefusedError} 400 for a cursor that is none.
     */
    listPaged(input: ListInput): Promise<PagedReply<ReleaseSubmission>> {
      const waiting = tablesOf(db).selectFrom('form_submissions').where('state', '=', 'waiting')
      return pageOf(waiting, input, (rows) => rows.select(['id', 'title', 'email', 'time', 'release_code as code']))
    },

    /** @throws {RefusedError} 404 */
    async read(id: number): Promise<ReadSubmission> {
      const row = await tablesOf(db)
        .selectFrom('form_submissions')
        .where('id', '=', id)
        .select(['id', 'title', 'email', 'time', 'message'])
        .executeTakeFirst()
      if (!row) return notFound()
      const { message: _, ...submission } = row
      return { ...submission, answers: messageOf(row).answers, ...(await filesOf(services, id)) }
    },

    /** @throws {RefusedError} 404, also for one that was deleted already. */
    async remove(id: number, who: Identity): Promise<void> {
      // a place that it has taken is free again
      const write = await writerFor(services, id)
      await write(async (tx) => {
        const submissions = tablesOf(tx)
        const found = submissions.selectFrom('form_submissions').where('id', '=', id).select(['title', 'email'])
        const row = await found.executeTakeFirst()
        if (!row) return notFound()
        const isKept = await trash.put(tx, {
          what: 'form submission',
          table: 'form_submissions',
          id,
          title: `${row.title} (${row.email})`,
          permission: 'core.page-manager',
          who,
        })
        // what is in the trash may come back, with its files
        if (!isKept) await discardFilesOf(tx, services, [id])
        const { numDeletedRows } = await submissions
          .deleteFrom('form_submissions')
          .where('id', '=', id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) notFound()
      })
      await ownFiles.removeDiscarded()
    },
  }
}
