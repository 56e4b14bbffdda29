import { Box, chakra, Stack } from '@chakra-ui/react'
import { Spinner } from '@sitewright/ui'
import type { AuditListProps } from './audit-list.ts'
import { EntryPerson, EntryTime, EntryWhat } from './EntryParts.tsx'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'sm',
    '& dt': { color: 'fg.muted' },
    '& bdi': { overflowWrap: 'anywhere' },
  },
})

/** The entries one below the other, for narrow windows. */
export function AuditCards({ entries, loading, empty, onChoosePerson }: AuditListProps) {
  if (loading) return <Spinner label="Loading entries" />
  if (entries.length === 0)
    return (
      <Box borderWidth="1px" borderRadius="lg" background="bg.panel">
        {empty}
      </Box>
    )
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label="What was done">
      {entries.map((entry) => (
        <Box as="li" key={entry.id} padding="4" borderWidth="1px" borderRadius="lg" background="bg.panel">
          <Box marginBottom="3" textStyle="sm" overflowWrap="anywhere">
            <EntryWhat entry={entry} />
          </Box>
          <Facts>
            <dt>When</dt>
            <dd>
              <EntryTime entry={entry} />
            </dd>
            <dt>Who</dt>
            <dd>
              <EntryPerson entry={entry} onChoose={onChoosePerson} />
            </dd>
            {entry.details !== '' && (
              <>
                <dt>Details</dt>
                <dd>
                  <bdi>{entry.details}</bdi>
                </dd>
              </>
            )}
          </Facts>
        </Box>
      ))}
    </Stack>
  )
}
