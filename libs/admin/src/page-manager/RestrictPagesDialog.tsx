import { Alert, Box, RadioGroup, Stack, Text } from '@chakra-ui/react'
import type { ListedPage } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { EmptyState, Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { CheckboxList } from '../dialogs/CheckboxList.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { useSaving } from '../dialogs/use-saving.ts'
import { changePages, namedPages, type Outcome } from './change-pages.ts'
import { texts } from './messages.ts'

/** From this many roles on they can be searched. */
const searchFrom = 12

export interface RestrictPagesDialogProps {
  /** One at least. */
  pages: readonly ListedPage[]
  /** Gets what became of them, and the titles of the roles. */
  onDone: (outcome: Outcome, roles: readonly string[]) => void
  onClose: () => void
}

type Audience = 'everyone' | 'roles'

/**
 * Says for several pages at once who can see them. Where they are kept for different roles nothing is chosen at first, so
 * that nobody opens a page to everyone by a mere SAVE.
 */
export function RestrictPagesDialog({ pages, onDone, onClose }: RestrictPagesDialogProps) {
  const { api, refresh } = useSite()
  // which of the pages is asked for makes no difference to the roles there are
  const input = { id: pages[0]?.id ?? 0, ctx: 'page' } as const
  const lists = useLoaded(callQuery(api, 'GET private/permission-editor-get-list.json.php', input))
  const [before] = useState(() => commonRoles(pages))
  const [edited, setEdited] = useState<{ audience?: Audience; ticked?: ReadonlySet<number> }>({})
  const roles = (lists.value?.permissions ?? []).map(({ id, role }) => ({ id, title: role, label: shownTitle(role) }))
  const audience = edited.audience ?? (before && (before.length > 0 ? 'roles' : 'everyone'))
  const ticked = edited.ticked ?? new Set(roles.filter(({ title }) => before?.includes(title)).map(({ id }) => id))
  const chosen = audience === 'roles' ? roles.filter(({ id }) => ticked.has(id)) : []
  const changed = edited.audience !== undefined || edited.ticked !== undefined
  const complete = audience === 'everyone' || chosen.length > 0

  const saving = useSaving(async () => {
    const permissions = chosen.map(({ id }) => id)
    const outcome = await changePages(pages, (ids) =>
      api('POST private/page-restrict-many.json.php', { ids, permissions }),
    )
    const failed = outcome.failed.find(({ error }) => error !== undefined)
    // all that was ticked stays
    if (outcome.done.length === 0 && failed) throw failed.error
    await refresh()
    onDone(
      outcome,
      chosen.map(({ title }) => title),
    )
  }, texts.restrictFailed())

  return (
    <FormDialog
      title={pages.length === 1 ? texts.whoSeesOne() : texts.whoSeesMany({ count: pages.length })}
      submit={texts.save()}
      disabled={!lists.value || !complete}
      changed={changed}
      saving={saving}
      onClose={onClose}
    >
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {namedPages(pages)}
      </Text>
      {before === undefined && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{texts.rolesDiffer()}</Alert.Title>
        </Alert.Root>
      )}
      <AudienceChoice value={audience} onChange={(value) => setEdited({ ...edited, audience: value })} />
      {lists.status === 'loading' && <Spinner label={texts.loadingRoles()} />}
      {lists.status === 'failed' && (
        <LoadFailure title={texts.rolesFailed()} error={lists.error} onRetry={lists.reload} />
      )}
      {audience === 'roles' && lists.value && (
        <RoleChoice roles={roles} ticked={ticked} onChange={(now) => setEdited({ ...edited, ticked: now })} />
      )}
      <Box textStyle="sm" color="fg.muted">
        {texts.alwaysSee()}
      </Box>
    </FormDialog>
  )
}

interface AudienceChoiceProps {
  value: Audience | undefined
  onChange: (value: Audience) => void
}

function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  return (
    <RadioGroup.Root
      value={value ?? null}
      onValueChange={(change) => onChange(change.value === 'roles' ? 'roles' : 'everyone')}
    >
      <RadioGroup.Label>{texts.whoSees()}</RadioGroup.Label>
      <Stack gap="2" marginTop="1.5">
        {audiences.map(([audience, text]) => (
          <RadioGroup.Item key={audience} value={audience}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{text()}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  )
}

interface RoleChoiceProps {
  roles: readonly { id: number; label: string }[]
  ticked: ReadonlySet<number>
  onChange: (ticked: ReadonlySet<number>) => void
}

function RoleChoice({ roles, ticked, onChange }: RoleChoiceProps) {
  if (roles.length === 0) return <EmptyState title={texts.noRoles()}>{texts.noRolesHint()}</EmptyState>
  return (
    <CheckboxList
      title={texts.roles()}
      items={roles}
      ticked={ticked}
      onChange={onChange}
      search={roles.length >= searchFrom ? texts.searchRoles() : undefined}
      empty=""
    />
  )
}

const audiences = [
  ['everyone', texts.everyone],
  ['roles', texts.someRoles],
] as const

/** The roles that all of the pages are kept for; undefined if they differ. */
function commonRoles(pages: readonly ListedPage[]): readonly string[] | undefined {
  const [first, ...others] = pages.map(({ roles }) => roles.toSorted().join('\n'))
  return others.every((roles) => roles === first) ? (pages[0]?.roles ?? []) : undefined
}
