import { Button, chakra } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import type { ProgressRecord } from '../../contract.ts'
import { callsOf } from '../calls.ts'
import { formatMoment } from '../moments.ts'
import { Refusal } from '../Refusal.tsx'
import type { Striking } from './use-strike-out.ts'

export interface RecordDetailsProps {
  record: ProgressRecord
  /** False while they are out of sight: what could not be loaded is then not asked for. */
  wanted: boolean
  striking: Striking
}

const Details = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    '& dl': { width: '100%' },
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd': { overflowWrap: 'anywhere', marginBottom: '2' },
    '& dd[data-notes]': { whiteSpace: 'pre-wrap' },
    '& dd[data-none]': { color: 'fg.muted', fontStyle: 'italic' },
    '& > p': { color: 'fg.muted', textStyle: 'sm', overflowWrap: 'anywhere' },
  },
})

/** A record's notes and stages, who recorded it, and how to strike it out. */
export function RecordDetails({ record, wanted, striking }: RecordDetailsProps) {
  const { api } = useSite()
  const { value: result } = useLoaded(
    callQuery(callsOf(api), 'GET protected/plugin/progress-manager/get-progress-record.json.php', { id: record.id }),
    { retry: true, paused: !wanted },
  )
  if (!result) return <Spinner label="Loading record..." />
  const { Notes, Stages } = result
  return (
    <Details>
      <dl>
        <dt>Notes</dt>
        <dd dir="auto" data-notes="" data-none={Notes === '' ? '' : undefined}>
          {Notes || 'No notes'}
        </dd>
        <dt>Stages</dt>
        {Stages.length === 0 && <dd data-none="">No stages</dd>}
        {Stages.map((name, index) => (
          <dd key={index} dir="auto">
            {name}
          </dd>
        ))}
      </dl>
      <p>
        Recorded by <bdi>{record.by}</bdi>, {formatMoment(record.time * 1000)}
      </p>
      {!record.struck && (
        <Button size="sm" variant="outline" loading={striking.busy} loadingText="Strike out" onClick={striking.strike}>
          Strike out
        </Button>
      )}
      <Refusal reason={striking.refusal} />
    </Details>
  )
}
