import { Button, chakra } from '@chakra-ui/react'
import { ClipboardPen } from 'lucide-react'
import { maxAtOnce } from '../../limits.ts'
import type { Person } from '../overview/person.ts'
import { namesOf } from './names-of.ts'
import { texts } from './messages.ts'

export interface ChosenBarProps {
  /** Those who are ticked. */
  chosen: readonly Person[]
  /** Those that the filter finds, on all pages. */
  found: readonly Person[]
  /** How many of them are on this page. */
  shown: number
  onTick: (ids: readonly number[], on: boolean) => void
  onRecord: () => void
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'bg.subtle',
    textStyle: 'sm',
    '&[data-chosen]': { background: 'accent.subtle', borderColor: 'accent.muted' },
    '& > p': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere', color: 'fg.muted' },
    '& > p > b': { color: 'fg', fontWeight: 'semibold', marginInlineEnd: '2' },
    '@media print': { display: 'none' },
  },
})

/** Who is ticked, and what can be done for all of them. It is there before anybody is: the table never jumps. */
export function ChosenBar({ chosen, found, shown, onTick, onRecord }: ChosenBarProps) {
  const ids = (people: readonly Person[]) => people.map(({ id }) => id)
  const tooMany = chosen.length > maxAtOnce
  const isReady = chosen.length > 0 && !tooMany
  const hasMore = found.length > shown && found.length <= maxAtOnce && chosen.length >= shown
  return (
    <Bar role="group" aria-label={texts.several()} data-chosen={chosen.length > 0 ? '' : undefined}>
      <p aria-live="polite">
        {chosen.length === 0 ? (
          texts.hint()
        ) : (
          <>
            <b>{texts.chosen({ count: chosen.length })}</b>
            {tooMany ? texts.tooMany({ most: maxAtOnce }) : <bdi>{namesOf(chosen, 3)}</bdi>}
          </>
        )}
      </p>
      {hasMore && chosen.length < found.length && (
        <Button variant="ghost" size="sm" onClick={() => onTick(ids(found), true)}>
          {texts.chooseAll({ count: found.length })}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => onTick(ids(chosen), false)}>
          {texts.clear()}
        </Button>
      )}
      {/* not `disabled`: once all is recorded nobody is chosen, and the focus comes back to it */}
      <Button size="sm" aria-disabled={!isReady} onClick={() => isReady && onRecord()}>
        <ClipboardPen aria-hidden /> {texts.record()}
      </Button>
    </Bar>
  )
}
