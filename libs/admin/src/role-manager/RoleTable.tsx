import { HStack, Text } from '@chakra-ui/react'
import type { ListedRole, Role } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { DataTable, EmptyState, IconButton, type Column } from '@sitewright/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { ApartLine } from '../shared/ApartLine.tsx'
import { whatRolesAllow } from './what-roles-allow.ts'
import { texts } from './messages.ts'

export interface RoleTableProps {
  roles: Loaded<readonly ListedRole[]>
  /** The id of the role that is being deleted. */
  deleting: number | undefined
  onDelete: (role: Role) => void
  onEdit: (role: Role) => void
}

/** The table of roles, in the server's order. */
export function RoleTable({ roles, deleting, onDelete, onEdit }: RoleTableProps) {
  if (roles.status === 'failed')
    return <LoadFailure title={texts.loadFailed()} error={roles.error} onRetry={roles.reload} />

  const columns: Column<ListedRole>[] = [
    { key: 'title', header: texts.title(), cell: (role) => <RoleName {...role} /> },
    {
      key: 'actions',
      header: texts.actions(),
      align: 'end',
      cell: (role) => (
        <HStack gap="0.5" justify="end">
          <IconButton
            label={texts.edit()}
            icon={<Pencil />}
            disabled={role.id === deleting}
            onClick={() => onEdit(role)}
          />
          <ApartLine />
          <IconButton
            label={texts.delete()}
            icon={<Trash2 />}
            tone="danger"
            disabled={role.id === deleting}
            onClick={() => onDelete(role)}
          />
        </HStack>
      ),
    },
  ]
  return (
    <DataTable
      caption={texts.list()}
      columns={columns}
      rows={roles.value ?? []}
      rowKey={({ id }) => id}
      empty={<EmptyState title={texts.empty()}>{texts.emptyHint()}</EmptyState>}
      loading={roles.status === 'loading'}
    />
  )
}

function RoleName({ title, description = '', allows = [] }: ListedRole) {
  const shown = shownTitle(title)
  return (
    <>
      <Text
        as="bdi"
        display="block"
        fontWeight="medium"
        overflowWrap="anywhere"
        color={shown === title ? 'fg' : 'fg.muted'}
      >
        {shown}
      </Text>
      {description !== '' && (
        <Text as="bdi" display="block" textStyle="sm" overflowWrap="anywhere">
          {description}
        </Text>
      )}
      {allows.length > 0 && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {whatRolesAllow([{ allows }])}
        </Text>
      )}
    </>
  )
}
