import type { TrashTest } from '@sitewright/page-kit/testing'
import server from '../server/index.ts'
import { tablesOf } from '../server/tables.ts'

const context = {
  who: { permissions: new Set(['core.page-manager', 'plugin.contactform.editor']), roles: [] },
  client: { address: '192.0.2.1', userAgent: 'test' },
}

const submission = {
  page_id: 1,
  title: 'Bookings',
  email: 'ann@example.org',
  email_key: 'ann@example.org',
  time: 1,
  state: 'waiting' as const,
  code_hash: null,
  expires: 2,
  message: '{"answers":[]}',
  keep_days: 30,
  auth: 0 as const,
  fingerprint: null,
}

/** What staff delete of a form, by itself and with its page. */
export const trash: TrashTest = {
  async fill({ db }) {
    const preauth = {
      page_id: 1,
      key_hash: null,
      email_key: 'ann@example.org',
      created: 1,
      expires: null,
      made_by: 'Kim',
    }
    await tablesOf(db).insertInto('form_preauth').values(preauth).execute()
    // numbered by the database: PostgreSQL gives an id that was typed once more
    for (const release_code of ['code 1', 'code 2'])
      await tablesOf(db)
        .insertInto('form_submissions')
        .values({ ...submission, release_code })
        .execute()
    await tablesOf(db)
      .insertInto('form_places')
      .values({ submission_id: 1, page_id: 1, field: 'Hut', value: 'upper' })
      .execute()
  },
  deletions: {
    'form submission': (services) =>
      server.handlers?.(services)['GET private/form-submission-delete.json.php']?.({ id: 1 } as never, context),
    'pre-authorization': (services) =>
      server.handlers?.(services)['POST protected/plugin/form/preauth-revoke.json.php']?.({ id: 1 } as never, context),
  },
}
