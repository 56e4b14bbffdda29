import { Box, chakra, Flex, Heading, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import { formatNumber, listCount, ListEnd, Spinner } from '@sitewright/ui'
import { Search } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { checkboxListStyles } from '../dialogs/checkbox-list-styles.ts'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import type { Members } from './use-members.ts'

export interface MemberListProps {
  members: Members
  /** How many accounts are ticked. */
  ticked: number
}

const nouns = ['account', 'accounts'] as const

const Options = chakra('div', {
  base: {
    ...checkboxListStyles,
    '& [data-person]': { display: 'flex', flexWrap: 'wrap', columnGap: '2', minWidth: '0' },
    '& [data-person] > :last-of-type:not(:first-of-type)': { color: 'fg.muted' },
  },
})

/** A checkbox for each account, the members first; further ones come as one scrolls, and a search finds them. */
export function MemberList({ members, ticked }: MemberListProps) {
  const { list, query, search } = members
  const id = useId()
  return (
    <Stack gap="2" role="group" aria-labelledby={id} minWidth="0">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="3">
        <Heading as="h3" size="sm" id={id}>
          Members
        </Heading>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {`${formatNumber(ticked)} ticked`}
        </Text>
      </Flex>
      <InputGroup startElement={<Search size="1em" aria-hidden />}>
        <Input
          type="search"
          size="sm"
          aria-label="Search members"
          placeholder="Search by email or name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={query}
          onKeyDown={keepFromSubmitting}
          onChange={(event) => search(event.target.value)}
        />
      </InputGroup>
      {list.status === 'loading' && <Spinner label="Loading accounts" />}
      {list.status === 'failed' && <LoadFailure title="The accounts could not be loaded" onRetry={list.reload} />}
      {list.items.length > 0 && (
        <Options data-steady="" aria-busy={list.searching || undefined}>
          {list.items.map((account) => (
            <label key={account.id}>
              <input
                type="checkbox"
                aria-labelledby={`${id}-${account.id}-email`}
                aria-describedby={account.name === '' ? undefined : `${id}-${account.id}-name`}
                checked={members.isTicked(account)}
                onChange={() => members.toggle(account)}
              />
              <span data-person="">
                <bdi id={`${id}-${account.id}-email`}>{account.email}</bdi>
                {account.name !== '' && <bdi id={`${id}-${account.id}-name`}>{account.name}</bdi>}
              </span>
            </label>
          ))}
          <Box paddingY="2">
            <ListEnd list={list} several="accounts" />
          </Box>
        </Options>
      )}
      <Text role="status" textStyle="xs" color="fg.muted">
        {note(members)}
      </Text>
    </Stack>
  )
}

/** Enter in a search field means 'search', which is done already. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function note({ list, query }: Members): string {
  if (list.status !== 'ready') return ''
  if (list.searching) return 'Searching …'
  if (list.items.length > 0) return listCount(list, nouns)
  return query.trim() === '' ? 'There are no accounts.' : `Nothing found for ‘${query.trim()}’.`
}
