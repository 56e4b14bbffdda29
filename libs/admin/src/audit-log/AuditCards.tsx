import { Box } from '@chakra-ui/react'
import { Cards } from '../shared/Cards.tsx'
import { Facts } from '../shared/Facts.ts'
import type { AuditListProps } from './audit-list.ts'
import { EntryPerson, EntryTime, EntryAction } from './EntryParts.tsx'
import { texts } from './messages.ts'

/** The entries one below the other, for narrow windows. */
export function AuditCards({ entries, loading, empty, onChoosePerson }: AuditListProps) {
  return (
    <Cards label={texts.list()} rows={entries} loading={loading} loadingLabel={texts.loading()} empty={empty}>
      {(entry) => (
        <>
          <Box marginBottom="3" textStyle="sm" overflowWrap="anywhere">
            <EntryAction entry={entry} />
          </Box>
          <Facts>
            <dt>{texts.when()}</dt>
            <dd>
              <EntryTime entry={entry} />
            </dd>
            <dt>{texts.who()}</dt>
            <dd>
              <EntryPerson entry={entry} onChoose={onChoosePerson} />
            </dd>
            {entry.details !== '' && (
              <>
                <dt>{texts.details()}</dt>
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
