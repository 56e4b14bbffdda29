import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { ListedRole } from '@sitewright/api-client'
import { Spinner } from '@sitewright/ui'
import { Plus } from 'lucide-react'
import { CheckboxList } from '../dialogs/CheckboxList.tsx'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { ReadyMadeRoles } from '../role-manager/ReadyMadeRoles.tsx'
import { whatRolesAllow } from '../role-manager/what-roles-allow.ts'
import type { RolesOf } from './use-roles-of.ts'
import { texts } from './messages.ts'

/** So many roles are found by looking. */
const searchAbove = 8

export interface AccountRolesProps {
  roles: RolesOf
  /** Opens the dialog for a new role. */
  onNewRole: () => void
}

/**
 * The roles that the person who looks may give, ticked where the account has them, and what the ticked ones allow.
 * Nothing for who may give none.
 */
export function AccountRoles({ roles, onNewRole }: AccountRolesProps) {
  if (!roles.isAllowed) return null
  if (roles.status === 'loading') return <Spinner label={texts.loadingRoles()} />
  if (roles.status === 'failed')
    return <LoadFailure title={texts.rolesFailed()} error={roles.error} onRetry={roles.reload} />
  const ticked = roles.offered.filter(({ id }) => roles.ticked.has(id))
  return (
    <Stack gap="3">
      <CheckboxList
        // what was created meanwhile is to be among the first
        key={roles.offered.length}
        title={texts.roles()}
        items={roles.offered.map(({ id, title }: ListedRole) => ({ id, label: title }))}
        ticked={roles.ticked}
        onChange={roles.change}
        search={roles.offered.length > searchAbove ? texts.searchRoles() : undefined}
        empty={texts.noRoles()}
      />
      <Flex gap="3" align="start" justify="space-between" wrap="wrap">
        <Text aria-live="polite" textStyle="sm" color="fg.muted" flex="1 1 14rem" overflowWrap="anywhere">
          {whatRolesAllow(ticked)}
        </Text>
        <Button size="sm" variant="outline" onClick={onNewRole}>
          <Plus /> {texts.newRole()}
        </Button>
      </Flex>
      {roles.isNew && <ReadyMadeRoles present={roles.all} onCreated={roles.added} />}
    </Stack>
  )
}
