import { formatNumber } from '@sitewright/ui'
import { Flex, Input, InputGroup, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { countedFiles } from './listed-file.ts'

export interface FileSearchProps {
  query: string
  onChange: (query: string) => void
  /** How many files the table shows, how many were found, and how many there are; undefined while they load. */
  counts: { shown: number; found: number; all: number } | undefined
  ref?: Ref<HTMLInputElement>
}

/** The field to search a folder's files with, and what came of it. */
export function FileSearch({ query, onChange, counts, ref }: FileSearchProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <InputGroup startElement={<Search size="1em" aria-hidden />} maxWidth={{ sm: 'xs' }}>
        <Input
          ref={ref}
          type="search"
          aria-label="Search files"
          placeholder="Search by name or caption"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputGroup>
      <Text role="status" textStyle="sm" color="fg.muted">
        {counts && result(counts)}
      </Text>
    </Flex>
  )
}

function result({ shown, found, all }: NonNullable<FileSearchProps['counts']>): string {
  if (shown < found) return `${formatNumber(shown)} of ${formatNumber(found)} shown`
  return found === all ? countedFiles(all) : `${formatNumber(found)} of ${countedFiles(all)}`
}
