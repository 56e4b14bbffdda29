import { Box, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import { Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import choices from '../dialogs/choices.module.css'
import { shownTitle } from '../dialogs/shown-title.ts'
import styles from './PageChoice.module.css'
import { texts } from './messages.ts'

/** So many ask for a search. */
const searchFrom = 10

export interface PageChoiceProps<Found extends Page> {
  /** Names the group. */
  title: string
  /** Those that were found. */
  pages: readonly Found[]
  /** How many were found in all; undefined where nobody counted. */
  total: number | undefined
  /** True while others are looked for. */
  searching: boolean
  query: string
  onQuery: (query: string) => void
  chosen: Found | undefined
  onChange: (page: Found) => void
}

/** One page out of a list of any length, which can be searched where it is long. */
export function PageChoice<Found extends Page>(props: PageChoiceProps<Found>) {
  const { title, pages, total = Infinity, searching, query, onQuery, chosen, onChange } = props
  const titleId = useId()
  const [searchable] = useState(pages.length > searchFrom)
  const isAway = chosen && !pages.some(({ id }) => id === chosen.id)
  const shown = isAway ? [chosen, ...pages] : pages

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
            aria-label={texts.search()}
            placeholder={texts.searchBy()}
            autoComplete="off"
            dir="auto"
            value={query}
            onKeyDown={keepFromSubmitting}
            onChange={(event) => onQuery(event.target.value)}
          />
        </InputGroup>
      )}
      {(shown.length > 0 || searchable) && (
        <div className={choices.list} data-steady={searchable || undefined}>
          {shown.map((page) => (
            <label key={page.id}>
              <input type="radio" name={titleId} checked={page.id === chosen?.id} onChange={() => onChange(page)} />
              <bdi>{shownTitle(page.name)}</bdi>
              {page.url && (
                <small className={styles.shortcut} dir="ltr">
                  /{page.url}
                </small>
              )}
            </label>
          ))}
        </div>
      )}
      <Box role="status" textStyle="xs" color="fg.muted">
        {searching ? texts.searching() : note({ shown: pages.length, total, query: query.trim() })}
      </Box>
    </Stack>
  )
}

/** Enter in a search field means 'search', which is done already. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function note({ shown, total, query }: { shown: number; total: number; query: string }): string {
  if (shown === 0) return texts.nothingFound({ query })
  if (total === Infinity) return texts.first({ shown })
  if (shown < total) return texts.firstOf({ shown, all: total })
  return query === '' ? '' : texts.found({ count: total })
}
