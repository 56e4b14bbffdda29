import { Flex, Input, InputGroup, Text, type InputProps } from '@chakra-ui/react'
import { formatNumber } from '@sitewright/ui'
import { Search } from 'lucide-react'
import type { Ref } from 'react'

export interface ListSearchProps extends Pick<InputProps, 'dir' | 'autoCapitalize' | 'spellCheck'> {
  label: string
  placeholder: string
  query: string
  onChange: (query: string) => void
  /** How many the table shows, how many were found, and how many there are; undefined while they load. */
  counts: { shown: number; found: number; all: number } | undefined
  /** One and several of what is searched, such as 'page' and 'pages'. */
  nouns: readonly [one: string, several: string]
  /** What else came of it. */
  notes?: readonly string[]
  ref?: Ref<HTMLInputElement>
}

/** The field to search a table with, and what came of it. */
export function ListSearch(props: ListSearchProps) {
  const { label, query, onChange, counts, nouns, notes = [], ref, ...input } = props
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <InputGroup startElement={<Search size="1em" aria-hidden />} maxWidth={{ sm: 'xs' }}>
        <Input
          ref={ref}
          type="search"
          aria-label={label}
          autoComplete="off"
          value={query}
          onChange={(event) => onChange(event.target.value)}
          {...input}
        />
      </InputGroup>
      <Text role="status" textStyle="sm" color="fg.muted">
        {counts && [found(counts, nouns), ...notes].filter(Boolean).join(' · ')}
      </Text>
    </Flex>
  )
}

function found(counts: NonNullable<ListSearchProps['counts']>, [one, several]: ListSearchProps['nouns']): string {
  const [shown, matches, all] = [counts.shown, counts.found, counts.all].map(formatNumber)
  if (counts.shown < counts.found) return `${shown} of ${matches} shown`
  const total = `${all} ${counts.all === 1 ? one : several}`
  return counts.found === counts.all ? total : `${matches} of ${total}`
}
