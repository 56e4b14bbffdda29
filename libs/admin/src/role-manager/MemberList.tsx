import { Box, Flex, Heading, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import { listCount, ListEnd, Spinner } from '@sitewright/ui'
import { Search } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import choices from '../dialogs/choices.module.css'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import styles from './MemberList.module.css'
import type { Members } from './use-members.ts'
import { texts } from './messages.ts'

export interface MemberListProps {
  members: Members
  /** How many accounts are ticked. */
  ticked: number
}

/** A checkbox for each account, the members first; further ones come as one scrolls, and a search finds them. */
export function MemberList({ members, ticked }: MemberListProps) {
  const { list, query, search } = members
  const id = useId()
  return (
    <Stack gap="2" role="group" aria-labelledby={id} minWidth="0">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="3">
        <Heading as="h3" size="sm" id={id}>
          {texts.members()}
        </Heading>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.ticked({ count: ticked })}
        </Text>
      </Flex>
      <InputGroup startElement={<Search size="1em" aria-hidden />}>
        <Input
          type="search"
          size="sm"
          aria-label={texts.searchMembers()}
          placeholder={texts.searchMembersBy()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={query}
          onKeyDown={keepFromSubmitting}
          onChange={(event) => search(event.target.value)}
        />
      </InputGroup>
      {list.status === 'loading' && <Spinner label={texts.loadingAccounts()} />}
      {list.status === 'failed' && (
        <LoadFailure title={texts.accountsFailed()} error={list.error} onRetry={list.reload} />
      )}
      {list.items.length > 0 && (
        <div className={choices.list} data-steady="" aria-busy={list.searching || undefined}>
          {list.items.map((account) => (
            <Member
              key={account.id}
              account={account}
              isTicked={members.isTicked(account)}
              onToggle={() => members.toggle(account)}
            />
          ))}
          <Box paddingY="2">
            <ListEnd list={list} several={texts.several()} />
          </Box>
        </div>
      )}
      <Text role="status" textStyle="xs" color="fg.muted">
        {note(members)}
      </Text>
    </Stack>
  )
}

interface MemberProps {
  account: Members['list']['items'][number]
  isTicked: boolean
  onToggle: () => void
}

function Member({ account: { email, name }, isTicked, onToggle }: MemberProps) {
  const id = useId()
  return (
    <label>
      <input
        type="checkbox"
        aria-labelledby={`${id}-email`}
        aria-describedby={name === '' ? undefined : `${id}-name`}
        checked={isTicked}
        onChange={onToggle}
      />
      <span className={styles.person}>
        <bdi id={`${id}-email`}>{email}</bdi>
        {name !== '' && (
          <bdi id={`${id}-name`} className={styles.name}>
            {name}
          </bdi>
        )}
      </span>
    </label>
  )
}

/** Enter in a search field means 'search', which is done already. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function note({ list, query }: Members): string {
  if (list.status !== 'ready') return ''
  if (list.searching) return texts.searching()
  if (list.items.length > 0) return listCount(list, texts.count)
  return query.trim() === '' ? texts.noAccounts() : texts.nothingFound({ query: query.trim() })
}
