import { Flex, Text } from '@chakra-ui/react'
import { counted, formatNumber, SearchField, type CountedNouns, type SearchFieldProps } from '@sitewright/ui'
import { texts } from './messages.ts'

export interface ListSearchProps extends SearchFieldProps {
  /** How many the table shows, how many were found, and how many there are; absent where a note says it. */
  counts?: { shown: number; found: number; all: number } | undefined
  /** What is searched. */
  nouns: CountedNouns
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

function found(counts: NonNullable<ListSearchProps['counts']>, nouns: CountedNouns): string {
  const [shown, matches] = [formatNumber(counts.shown), formatNumber(counts.found)]
  if (counts.shown < counts.found) return texts.shownOf({ shown, found: matches })
  const total = counted(counts.all, nouns)
  return counts.found === counts.all ? total : texts.foundOf({ found: matches, all: total })
}
