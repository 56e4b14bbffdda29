import { formatNumber } from '@sitewright/ui'
import { Box, chakra, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { Search } from 'lucide-react'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { checkboxListStyles } from '../dialogs/checkbox-list-styles.ts'
import { findItems } from '../dialogs/find-items.ts'
import { shownTitle } from '../dialogs/shown-title.ts'

/** More than these nobody reads, and they would make every keystroke slow. */
const limit = 200

/** So many ask for a search. */
const many = 10

const Options = chakra('div', {
  base: {
    ...checkboxListStyles,
    '& input': {
      ...checkboxListStyles['& input'],
      borderRadius: 'full',
      '&:checked::before': {
        content: '""',
        display: 'block',
        width: 'full',
        height: 'full',
        borderRadius: 'full',
        background: 'accent.contrast',
        scale: '0.45',
      },
    },
    '& small': {
      marginInlineStart: 'auto',
      alignSelf: 'center',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      textStyle: 'xs',
    },
  },
})

export interface PageChoiceProps {
  /** Names the group. */
  title: string
  pages: readonly Page[]
  /** The id of the page that is chosen. */
  chosen: number | undefined
  onChange: (id: number) => void
}

const none: ReadonlySet<number> = new Set()

/** One page out of a list of any length, which can be searched where it is long. */
export function PageChoice({ title, pages, chosen, onChange }: PageChoiceProps) {
  const [query, setQuery] = useState('')
  const titleId = useId()
  const items = useMemo(() => pages.map(toItem), [pages])
  const { shown, matches } = useMemo(() => findItems(items, { query, first: none, limit }), [items, query])
  const searchable = items.length > many

  return (
    <Stack gap="2" role="radiogroup" aria-labelledby={titleId} minWidth="0">
      <Text id={titleId} fontWeight="medium">
        {title}
      </Text>
      {searchable && (
        <InputGroup startElement={<Search size="1em" aria-hidden />}>
          <Input
            type="search"
            size="sm"
            aria-label="Search pages to choose from"
            placeholder="Search by title or shortcut"
            autoComplete="off"
            dir="auto"
            value={query}
            onKeyDown={keepFromSubmitting}
            onChange={(event) => setQuery(event.target.value)}
          />
        </InputGroup>
      )}
      {(shown.length > 0 || searchable) && (
        <Options data-steady={searchable || undefined}>
          {shown.map(({ id, name, url }) => (
            <label key={id}>
              <input type="radio" name={titleId} checked={id === chosen} onChange={() => onChange(id)} />
              <bdi>{name}</bdi>
              {url && <small dir="ltr">/{url}</small>}
            </label>
          ))}
        </Options>
      )}
      <Box role="status" textStyle="xs" color="fg.muted">
        {note(shown.length, matches, query.trim())}
      </Box>
    </Stack>
  )
}

const toItem = ({ id, name, url }: Page) => ({ id, name: shownTitle(name), url, label: `${name}\n/${url}` })

/** Enter in a search field means 'search', which is done already. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function note(shown: number, matches: number, query: string): string {
  if (matches === 0) return `Nothing found for ‘${query}’.`
  if (shown < matches) return `The first ${formatNumber(shown)} of ${formatNumber(matches)}. Search to find the others.`
  return query === '' ? '' : `${formatNumber(matches)} found.`
}
