import { chakra } from '@chakra-ui/react'
import { rich } from '@sitewright/messages/react'
import { VisuallyHidden } from '@sitewright/ui'
import { ChevronRight } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { ProgressRecord } from '../../contract.ts'
import { formatHours, formatMoment, formatSpan, hoursBetween } from '../moments.ts'
import { texts } from './messages.ts'
import { RecordDetails } from './RecordDetails.tsx'
import { useStrikeOut } from './use-strike-out.ts'

export interface RecordItemProps {
  record: ProgressRecord
  onStruck: () => void
}

const Item = chakra('li', {
  base: {
    paddingBlock: '1.5',
    '& > .head': { display: 'flex', alignItems: 'center', gap: '3' },
    '& > .head > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: '1',
      minWidth: '0',
      minHeight: '9',
      marginInlineStart: '-1',
      paddingInline: '1',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
      _hover: { background: 'bg.muted' },
      '& > svg': { flex: 'none', width: '4', height: '4', color: 'fg.muted' },
      '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
    '& > .head > span': { flex: 'none', color: 'fg.muted', textStyle: 'sm' },
    '& s': { color: 'fg.muted' },
    '& > p': { color: 'fg.muted', textStyle: 'sm', paddingInlineStart: '7', overflowWrap: 'anywhere' },
    '& > .details': { paddingInlineStart: '7', paddingBlock: '2' },
  },
})

/** One record as 'start - end'. What else is known of it is loaded when it is first opened. */
export function RecordItem({ record, onStruck }: RecordItemProps) {
  const { id, struck } = record
  const [open, setOpen] = useState(false)
  // Once loaded it stays, hidden or not.
  const [opened, setOpened] = useState(false)
  const expander = useRef<HTMLButtonElement>(null)
  const detailsId = useId()
  const striking = useStrikeOut(record, () => {
    // its button is gone
    expander.current?.focus()
    onStruck()
  })

  return (
    <Item>
      <div className="head">
        <button
          type="button"
          ref={expander}
          aria-expanded={open}
          aria-controls={opened ? detailsId : undefined}
          onClick={() => {
            setOpen(!open)
            setOpened(true)
          }}
        >
          <ChevronRight aria-hidden="true" />
          {struck ? <s>{formatSpan(record)}</s> : <span>{formatSpan(record)}</span>}
        </button>
        <span>
          <VisuallyHidden>{struck ? texts.struckOut() : ''}</VisuallyHidden>
          {formatHours(hoursBetween(record.Start, record.End))}
        </span>
      </div>
      {struck && <p>{strikeText(struck)}</p>}
      {opened && (
        <div className="details" id={detailsId} hidden={!open}>
          <RecordDetails key={id} record={record} wanted={open} striking={striking} />
        </div>
      )}
    </Item>
  )
}

function strikeText({ by, time, reason }: NonNullable<ProgressRecord['struck']>) {
  const values = { by, at: formatMoment(time * 1000), bdi: (text: ReactNode) => <bdi>{text}</bdi> }
  return reason ? rich(texts.struckFor, { ...values, reason }) : rich(texts.struckBy, values)
}
