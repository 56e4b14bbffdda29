import { formatNumber } from '@sitewright/ui'
import { Flex, Input, InputGroup, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import type { TextSearch } from './use-text-search.ts'

export interface PageSearchFieldProps {
  query: string
  onChange: (query: string) => void
  texts: TextSearch
  /** How many pages the table shows, how many were found, and how many there are; undefined while they load. */
  counts: { shown: number; found: number; all: number } | undefined
}

/** The field to search pages with, and what came of it. */
export function PageSearchField({ query, onChange, texts, counts }: PageSearchFieldProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <InputGroup startElement={<Search size="1em" aria-hidden />} maxWidth={{ sm: 'xs' }}>
        <Input
          type="search"
          aria-label="Search pages"
          placeholder="Search by title, shortcut or text"
          autoComplete="off"
          dir="auto"
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputGroup>
      <Text role="status" textStyle="sm" color="fg.muted">
        {counts && [result(counts), progress[texts.status], texts.more ? further : ''].filter(Boolean).join(' · ')}
      </Text>
    </Flex>
  )
}

const progress = {
  none: '',
  found: '',
  searching: 'Searching the texts …',
  failed: 'The texts could not be searched',
}

const further = 'More pages contain these words: add a word to narrow the search'

function result({ shown, found, all }: NonNullable<PageSearchFieldProps['counts']>): string {
  const total = `${formatNumber(all)} ${all === 1 ? 'page' : 'pages'}`
  if (shown < found) return `${formatNumber(shown)} of ${formatNumber(found)} shown`
  return found === all ? total : `${formatNumber(found)} of ${total}`
}
