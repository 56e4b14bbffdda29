import { Box, Flex, Heading, Input, InputGroup, Stack, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import choices from './choices.module.css'
import { findItems, type Item } from './find-items.ts'
import { texts } from './messages.ts'

/** More checkboxes than these nobody reads, and they would make every keystroke slow. */
const limit = 200

/** So many fill the list's height, which then stays while they are searched. */
const fixedHeightFrom = 10

export interface CheckboxListProps<Id> {
  /** The heading, which also names the group. */
  title: string
  items: readonly Item<Id>[]
  ticked: ReadonlySet<Id>
  onChange: (ticked: ReadonlySet<Id>) => void
  /** The label of a field that narrows the list; absent: no such field. */
  search?: string | undefined
  /** Stands where there are no items at all. */
  empty: string
}

interface View<Id> {
  query: string
  first: ReadonlySet<Id>
}

const none: ReadonlySet<never> = new Set()

/**
 * Checkboxes for a list of any length. At most 200 stand there; where the list can be searched the ticked ones come
 * first, and the search brings up the others. What is ticked stays ticked whatever is searched for. The order only
 * changes with the search, so that no row moves away from under the pointer.
 */
export function CheckboxList<Id extends string | number>(props: CheckboxListProps<Id>) {
  const { title, items, ticked, onChange, search, empty } = props
  const [view, setView] = useState<View<Id>>({ query: '', first: search ? ticked : none })
  const { shown, matches } = useMemo(() => findItems(items, { ...view, limit }), [items, view])
  const titleId = useId()
  const steady = search !== undefined && items.length >= fixedHeightFrom

  function toggle(id: Id) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }

  return (
    <Stack gap="2" role="group" aria-labelledby={titleId} minWidth="0">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="3">
        <Heading as="h3" size="sm" id={titleId}>
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.ticked({ ticked: ticked.size, all: items.length })}
        </Text>
      </Flex>
      {search && items.length > 0 && (
        <InputGroup startElement={<Search size="1em" aria-hidden />}>
          <Input
            type="search"
            size="sm"
            aria-label={search}
            placeholder={search}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            value={view.query}
            onKeyDown={keepFromSubmitting}
            onChange={(event) => setView({ query: event.target.value, first: ticked })}
          />
        </InputGroup>
      )}
      {(shown.length > 0 || steady) && (
        <div className={choices.list} data-steady={steady || undefined}>
          {shown.map(({ id, label }) => (
            <label key={id}>
              <input type="checkbox" checked={ticked.has(id)} onChange={() => toggle(id)} />
              <bdi>{label}</bdi>
            </label>
          ))}
        </div>
      )}
      {items.length === 0 && <Box color="fg.muted">{empty}</Box>}
      <Text role="status" textStyle="xs" color="fg.muted">
        {note(items.length, shown.length, matches, view.query.trim())}
      </Text>
    </Stack>
  )
}

/** Enter in a search field means 'search', which is done already. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function note(all: number, shown: number, matches: number, query: string): string {
  if (all > 0 && matches === 0) return texts.nothingFound({ query })
  if (shown < matches) return texts.firstOf({ shown, all: matches })
  if (query !== '') return texts.found({ count: matches })
  return ''
}
