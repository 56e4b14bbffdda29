import type { roleCalls } from '@sitewright/api-client/contract'
import type { Handlers } from '@sitewright/page-kit/server'
import type { CoreContext } from './endpoints.ts'
import type { Services } from '../services.ts'
import { createExplain } from '../roles/explain.ts'

/** What answers the calls about roles, and about the roles that resources are restricted to. */
export function roleHandlers(services: Services): Handlers<typeof roleCalls, CoreContext> {
  const { roles } = services
  const explain = createExplain(services)
  return {
    'GET private/role-get-list.json.php': (_, { who }) => roles.list(who),
    'POST private/role-create.json.php': async ({ title }, context) => ({ id: await roles.create(title, context) }),
    'POST private/role-update.json.php': async (input, context) => {
      await roles.update(input, context)
      return {}
    },
    'GET private/role-delete.json.php': async ({ id }, context) => {
      await roles.remove(id, context)
      return {}
    },
    'GET private/role-editor-get-list.json.php': ({ id }) => roles.editor.read(id),
    'POST private/role-editor-save-list.json.php': async (input, context) => {
      await roles.editor.save(input, context)
      return {}
    },
    'GET private/role-editor-get-paged.json.php': (input) => roles.editor.listPaged(input),
    'GET private/role-editor-get-role.json.php': ({ id }) => roles.editor.readRole(id),
    'POST private/role-editor-change.json.php': async (input, context) => {
      await roles.editor.adjust(input, context)
      return {}
    },
    'GET private/permission-editor-get-list.json.php': async (thing, { who }) => ({
      permissions: await roles.ofResources.read(thing, who),
      ...(await explain(thing, who)),
    }),
    'POST private/permission-editor-save-list.json.php': async ({ permissions, ...thing }, context) => {
      await roles.ofResources.save(thing, permissions, context)
      return {}
    },
  }
}
