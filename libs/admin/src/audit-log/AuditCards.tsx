import { Box } from '@chakra-ui/react'
import { Cards } from '../shared/Cards.tsx'
import { Facts } from '../shared/Facts.ts'
import type { AuditListProps } from './audit-list.ts'
import { EntryPerson, EntryTime, EntryAction } from './EntryParts.tsx'

/** The entries one below the other, for narrow windows. */
export function AuditCards({ entries, loading, empty, onChoosePerson }: AuditListProps) {
  return (
    <Cards label="Activity" rows={entries} loading={loading} loadingLabel="Loading entries" empty={empty}>
      {(entry) => (
        <>
          <Box marginBottom="3" textStyle="sm" overflowWrap="anywhere">
            <EntryAction entry={entry} />
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
        </>
      )}
    </Cards>
  )
}
