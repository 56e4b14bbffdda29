import { Flex, Text } from '@chakra-ui/react'
import { formatNumber, SearchField, type SearchFieldProps } from '@sitewright/ui'

export interface ListSearchProps extends SearchFieldProps {
  /** How many the table shows, how many were found, and how many there are; absent where a note says it. */
  counts?: { shown: number; found: number; all: number } | undefined
  /** One and several of what is searched, such as 'page' and 'pages'. */
  nouns: readonly [one: string, several: string]
  /** What else came of it. */
  notes?: readonly string[]
}

/** The field to search a table with, and what came of it. */
export function ListSearch(props: ListSearchProps) {
  const { counts, nouns, notes = [], ...field } = props
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <SearchField {...field} />
      <Text role="status" textStyle="sm" color="fg.muted">
        {[counts && found(counts, nouns), ...notes].filter(Boolean).join(' · ')}
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
