import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '@sitewright/ui'
import { Circle, CircleCheck } from 'lucide-react'
import type { OwnProgress } from '../../contract.ts'
import { texts } from './messages.ts'

export interface OwnStagesProps {
  stages: OwnProgress['SystemStages']
  /** Ids of those that are completed. */
  done: readonly number[]
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    columnGap: '4',
    rowGap: '1.5',
    textStyle: 'sm',
    '& li': { display: 'flex', gap: '2', color: 'fg.muted' },
    '& li > span': { minWidth: '0' },
    '& bdi': { overflowWrap: 'anywhere' },
    '& li[data-done]': { color: 'fg' },
    '& svg': { flex: 'none', width: '1.25em', height: '1.25em', marginBlockStart: '0.1em', color: 'fg.subtle' },
    '& li[data-done] svg': { color: 'accent.fg' },
  },
})

/** The stages of a system, those that are completed ticked. */
export function OwnStages({ stages, done }: OwnStagesProps) {
  return (
    <List>
      {stages.map(({ id, Description }) => {
        const isDone = done.includes(id)
        return (
          <li key={id} data-done={isDone ? '' : undefined}>
            {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
            <span>
              <bdi>{Description}</bdi>
              <VisuallyHidden>{isDone ? texts.stageDone() : texts.stageOpen()}</VisuallyHidden>
            </span>
          </li>
        )
      })}
    </List>
  )
}
