import type { roleCalls } from '@sitewright/api-client/contract'
import type { SecurityEvent } from '../security-log.ts'
import type { Look } from '../look-up.ts'
import type { Changes } from './change.ts'

export const roleChanges: Changes<typeof roleCalls> = {
  'POST private/role-create.json.php':
    (_, { look }) =>
    async ({ id }) => ({ summary: 'Role created', subject: await look.role(id) }),
  'GET private/role-delete.json.php': async ({ id }, { look }) => {
    const subject = await look.role(id)
    return (_, noted) => ({
      summary: 'Role deleted',
      subject,
      details: listOf('Permissions', noted.get('role deleted')?.details?.['permissions']),
    })
  },
  'POST private/role-editor-save-list.json.php':
    ({ id }, { look }) =>
    async (_, noted) => {
      const change = noted.get('role changed')
      return (
        change && { summary: 'Role changed', subject: await look.role(id), details: await roleDifference(change, look) }
      )
    },
  'POST private/permission-editor-save-list.json.php':
    ({ ctx, id, permissions }, { look }) =>
    async () => ({
      summary: 'Permissions changed',
      subject: await look.thing(ctx, id),
      details: permissions.length === 0 ? 'Kept for no role' : `Kept for ${await look.roles(permissions)}`,
    }),
}

type Fact = NonNullable<SecurityEvent['details']>[string]

async function roleDifference({ details = {} }: SecurityEvent, look: Look): Promise<string> {
  const names = async (fact: Fact | undefined) => look.accounts(Array.isArray(fact) ? fact.map(Number) : [])
  const parts = [
    listOf('Members added', await names(details['membersAdded'])),
    listOf('Members removed', await names(details['membersRemoved'])),
    listOf('Permissions added', details['permissionsAdded']),
    listOf('Permissions removed', details['permissionsRemoved']),
  ]
  return parts.filter(Boolean).join('. ')
}

function listOf(what: string, fact: Fact | undefined): string {
  const text = Array.isArray(fact) ? fact.join(', ') : String(fact ?? '')
  return text === '' ? '' : `${what}: ${text}`
}
