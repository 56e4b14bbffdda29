import { notFound, type PageKindServices } from '@sitewright/page-kit/server'
import type { Answer, ReleaseSubmission } from '../contract.ts'
import { messageOf } from './submissions.ts'
import { tablesOf } from './tables.ts'

const maxListed = 500

export interface ReadSubmission {
  id: number
  title: string
  email: string
  time: number
  answers: Answer[]
}

/** What staff do with submissions that are held. */
export function releaseService({ db, write }: PageKindServices) {
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

    /** @throws {RefusedError} 404 */
    async read(id: number): Promise<ReadSubmission> {
      const row = await tablesOf(db)
        .selectFrom('form_submissions')
        .where('id', '=', id)
        .select(['id', 'title', 'email', 'time', 'message'])
        .executeTakeFirst()
      if (!row) return notFound()
      const { message: _, ...submission } = row
      return { ...submission, answers: messageOf(row).answers }
    },

    /** @throws {RefusedError} 404, also for one that was deleted already. */
    async remove(id: number): Promise<void> {
      const deleted = await write((tx) =>
        tablesOf(tx).deleteFrom('form_submissions').where('id', '=', id).returning('id').executeTakeFirst(),
      )
      if (!deleted) notFound()
    },
  }
}
