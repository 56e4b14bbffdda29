import { formatNumber } from '@sitewright/ui'
import { Flex, Input, InputGroup, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'

export interface AccountSearchProps {
  query: string
  onChange: (query: string) => void
  /** How many accounts the table shows, how many were found, and how many there are; undefined while they load. */
  counts: { shown: number; found: number; all: number } | undefined
}

/** The field to search with, and what came of it. */
export function AccountSearch({ query, onChange, counts }: AccountSearchProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <InputGroup startElement={<Search size="1em" aria-hidden />} maxWidth={{ sm: 'xs' }}>
        <Input
          type="search"
          aria-label="Search accounts"
          placeholder="Search by email or name"
          autoComplete="off"
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

function result({ shown, found, all }: NonNullable<AccountSearchProps['counts']>): string {
  const total = `${formatNumber(all)} ${all === 1 ? 'account' : 'accounts'}`
  const matches = found === all ? total : `${formatNumber(found)} of ${total}`
  return shown < found ? `${formatNumber(shown)} of ${formatNumber(found)} shown` : matches
}
