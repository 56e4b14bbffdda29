import type { fileCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import type { Services } from '../services.ts'

/** What answers the calls about folders and files. */
export function fileHandlers({ library, uploads }: Services): Handlers<typeof fileCalls, CoreContext> {
  return {
    'GET protected/folder-get-list.json.php': (_, { who }) => library.folders.list(who),
    'POST private/folder-create.json.php': async (input, context) => ({
      id: await library.folders.create(input, context),
    }),
    'GET private/folder-delete.json.php': async ({ id }, context) => {
      await library.folders.remove(id, context)
      return {}
    },
    'GET protected/file-get-list.json.php': (input, { who }) => library.list(input, who),
    'GET protected/file-get-paged.json.php': (input, { who }) => library.listPaged(input, who),
    'GET private/file-find.json.php': (input, { who }) => library.find(input, who),
    'POST private/file-upload.json.php': (fields, { file, ...actor }) => uploads.store({ actor, fields, file }),
    'GET private/file-delete.json.php': async ({ id }, context) => {
      await library.remove(id, context)
      return {}
    },
    'GET private/file-move.json.php': async ({ iid, fid }, context) => {
      await library.move({ file: iid, folder: fid }, context)
      return {}
    },
    'POST private/file-set-properties.json.php': async (input, context) => {
      await library.setProperties(input, context)
      return {}
    },
    'GET private/file-get-uses.json.php': ({ id }, { who }) => library.uses(id, who),
    'POST protected/image-get-captions.json.php': ({ ids }, { who }) => library.captions(ids, who),
  }
}
