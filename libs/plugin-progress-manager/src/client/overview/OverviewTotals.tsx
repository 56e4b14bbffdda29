import { formatNumber } from '@sitewright/ui'
import { chakra } from '@chakra-ui/react'
import { formatFigure, formatPart } from './figures.ts'
import { texts } from './messages.ts'
import type { Totals } from './totals.ts'

export interface OverviewTotalsProps {
  totals: Totals
  /** How many people there are without a filter. */
  all: number
}

const Figures = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '5',
    rowGap: '1',
    textStyle: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > [role=status]': { color: 'fg', fontWeight: 'semibold' },
    '& dl': { display: 'contents' },
    '& dl > div': { display: 'flex', gap: '1.5' },
    '& dd': { color: 'fg', fontWeight: 'medium' },
  },
})

/** How many people were found, and how far they have come together. */
export function OverviewTotals({ totals, all }: OverviewTotalsProps) {
  const { people, completed, average, hours } = totals
  return (
    <Figures>
      <p role="status">
        {people === all ? texts.count({ count: all }) : texts.countOf({ found: formatNumber(people), all })}
      </p>
      <dl>
        <Figure label={texts.completed()} text={formatNumber(completed)} />
        {average !== undefined && <Figure label={texts.average()} text={formatPart(average)} />}
        <Figure label={texts.hours()} text={formatFigure(hours)} />
      </dl>
    </Figures>
  )
}

function Figure({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
