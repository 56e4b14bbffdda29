import { Box, Flex, Heading, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import type { RolePermission } from '@sitewright/api-client'
import { Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import choices from '../dialogs/choices.module.css'
import { groupPermissions } from './group-permissions.ts'
import styles from './PermissionList.module.css'
import { texts } from './messages.ts'

/** From this many on they can be searched. */
const searchFrom = 13

export interface PermissionListProps {
  permissions: readonly RolePermission[]
  ticked: ReadonlySet<string>
  onChange: (ticked: ReadonlySet<string>) => void
}

/** A checkbox for each right in groups, with a sentence that says what it allows and what to think of. */
export function PermissionList({ permissions, ticked, onChange }: PermissionListProps) {
  const [query, setQuery] = useState('')
  const id = useId()
  const groups = groupPermissions(permissions, query)

  function toggle(permission: string) {
    const next = new Set(ticked)
    if (!next.delete(permission)) next.add(permission)
    onChange(next)
  }

  return (
    <Stack gap="2" role="group" aria-labelledby={id} minWidth="0">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="3">
        <Heading as="h3" size="sm" id={id}>
          {texts.permissions()}
        </Heading>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.tickedOf({ count: ticked.size, all: permissions.length })}
        </Text>
      </Flex>
      {permissions.length >= searchFrom && (
        <InputGroup startElement={<Search size="1em" aria-hidden />}>
          <Input
            type="search"
            size="sm"
            aria-label={texts.searchPermissions()}
            placeholder={texts.searchPermissions()}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onKeyDown={keepFromSubmitting}
            onChange={(event) => setQuery(event.target.value)}
          />
        </InputGroup>
      )}
      {groups.length > 0 && (
        <div className={`${choices.list} ${styles.permissions}`}>
          {groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.title}>
              <Text as="h4" textStyle="xs" fontWeight="semibold" color="fg.muted" paddingInline="3" paddingTop="2">
                {group.title}
              </Text>
              {group.permissions.map((permission) => (
                <Right
                  key={permission.id}
                  permission={permission}
                  isTicked={ticked.has(permission.id)}
                  onToggle={() => toggle(permission.id)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {permissions.length === 0 && <Box color="fg.muted">{texts.noPermissions()}</Box>}
      <Text role="status" textStyle="xs" color="fg.muted">
        {permissions.length > 0 && groups.length === 0 ? texts.nothingFound({ query: query.trim() }) : ''}
      </Text>
    </Stack>
  )
}

interface RightProps {
  permission: RolePermission
  isTicked: boolean
  onToggle: () => void
}

function Right({ permission: { detail, about, warning }, isTicked, onToggle }: RightProps) {
  const id = useId()
  const described = [about && `${id}-about`, warning && `${id}-warning`].filter(Boolean).join(' ')
  return (
    <label>
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={described || undefined}
        checked={isTicked}
        onChange={onToggle}
      />
      <span className={styles.permission}>
        <bdi id={`${id}-name`}>{detail}</bdi>
        {about && <span id={`${id}-about`}>{about}</span>}
        {warning && (
          <span id={`${id}-warning`} className={styles.warning}>
            {warning}
          </span>
        )}
      </span>
    </label>
  )
}

/** Enter in a search field means 'search', which is done already. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
