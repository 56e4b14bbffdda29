import { Button, chakra } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { rich } from '@sitewright/messages/react'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import type { ProgressRecord } from '../../contract.ts'
import { callsOf } from '../calls.ts'
import { formatMoment } from '../moments.ts'
import { Refusal } from '../Refusal.tsx'
import { texts } from './messages.ts'
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
  if (!result) return <Spinner label={texts.loadingRecord()} />
  const { Notes, Stages } = result
  return (
    <Details>
      <dl>
        <dt>{texts.notes()}</dt>
        <dd dir="auto" data-notes="" data-none={Notes === '' ? '' : undefined}>
          {Notes || texts.noNotes()}
        </dd>
        <dt>{texts.stages()}</dt>
        {Stages.length === 0 && <dd data-none="">{texts.noStagesNamed()}</dd>}
        {Stages.map((name, index) => (
          <dd key={index} dir="auto">
            {name}
          </dd>
        ))}
      </dl>
      <p>
        {rich(texts.recordedBy, {
          ...{ by: record.by, at: formatMoment(record.time * 1000) },
          bdi: (name) => <bdi>{name}</bdi>,
        })}
      </p>
      {!record.struck && (
        <Button
          size="sm"
          variant="outline"
          loading={striking.busy}
          loadingText={texts.strike()}
          onClick={striking.strike}
        >
          {texts.strike()}
        </Button>
      )}
      <Refusal reason={striking.refusal} />
    </Details>
  )
}
