import type { TrashTest } from '@sitewright/page-kit/testing'
import server from '../server/index.ts'
import { tablesOf } from '../server/tables.ts'
import { sampleActive } from './sample-pages.ts'

const deleteCall = 'POST protected/plugin/sectioned-page/delete-template.json.php'

const context = {
  who: { permissions: new Set(['plugin.sectionedpage.editor']), roles: [] },
  client: { address: '192.0.2.1', userAgent: 'test' },
}

/** What the editors of sectioned pages delete besides. */
export const trash: TrashTest = {
  async fill({ db }) {
    for (const name of ['Welcome', 'Prices'])
      await tablesOf(db)
        .insertInto('section_templates')
        .values({ name, name_key: name, content: sampleActive, sections: 5, saved_by: 'Ann', saved: 1 })
        .execute()
  },
  deletions: {
    'section template': (services) => {
      const { [deleteCall]: remove } = server.handlers?.(services) ?? {}
      return remove?.({ id: 1 } as never, context)
    },
  },
}
