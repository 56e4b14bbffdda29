import { Button, Text } from '@chakra-ui/react'
import type { AuditEntry } from '@sitewright/api-client'
import { formatMoment, Moment, Tooltip } from '@sitewright/ui'
import { kindOf, personOf } from './entry-texts.ts'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

/** When it was done, and how often. */
export function EntryTime({ entry: { time, last, times } }: { entry: AuditEntry }) {
  return (
    <>
      <Moment at={time} />
      {times > 1 && (
        <Text color="fg.muted">
          {rich(texts.times, { times, last: formatMoment(last), time: () => <Moment at={last} /> })}
        </Text>
      )}
    </>
  )
}

export interface EntryPersonProps {
  entry: AuditEntry
  /** Shows what this account did, and nothing else. */
  onChoose: (account: number) => void
}

/** Who did it, and from where. */
export function EntryPerson({ entry, onChoose }: EntryPersonProps) {
  const { account, address } = entry
  const person = <bdi>{personOf(entry)}</bdi>
  return (
    <>
      {account === null ? (
        <Text>{person}</Text>
      ) : (
        <Tooltip label={texts.onlyPerson()}>
          <Button css={asText} variant="plain" onClick={() => onChoose(account)}>
            <span>{person}</span>
          </Button>
        </Tooltip>
      )}
      {address !== '' && (
        <Text color="fg.muted">
          <bdi>{address}</bdi>
        </Text>
      )}
    </>
  )
}

/** What was done, and to what. */
export function EntryAction({ entry: { summary, subject } }: { entry: AuditEntry }) {
  return (
    <>
      <Text fontWeight="medium">{summary}</Text>
      {subject && (
        <Text color="fg.muted">
          {subject.label !== '' && <bdi>{subject.label}</bdi>}
          {subject.label !== '' && ' · '}
          {kindOf(subject)}
        </Text>
      )}
    </>
  )
}

/** A button that is in a cell like the text around it. */
const asText = {
  height: 'auto',
  minHeight: 0,
  minWidth: 0,
  padding: 0,
  borderWidth: 0,
  textStyle: 'sm',
  fontWeight: 'normal',
  color: 'fg',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline' },
}
