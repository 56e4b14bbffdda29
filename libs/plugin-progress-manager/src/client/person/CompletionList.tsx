import { chakra, Text } from '@chakra-ui/react'
import type { Entry } from '@sitewright/plugin-progress-admin/model'
import { Card } from '../Card.tsx'
import { StageProgress } from '../timeline/StageProgress.tsx'
import { texts } from './messages.ts'
import { tickList } from './tick-list.ts'

export interface CompletionListProps {
  /** In their order. */
  stages: readonly Entry[]
  /** Ids of those that are completed. */
  completed: readonly number[]
}

const List = chakra('ul', { base: { ...tickList, maxHeight: '24rem' } })

/** Which of the system's stages the person has completed. Only records change that. */
export function CompletionList({ stages, completed }: CompletionListProps) {
  const done = new Set(completed)
  return (
    <Card title={texts.completionList()}>
      {stages.length === 0 ? (
        <Text color="fg.muted">{texts.noStagesYet()}</Text>
      ) : (
        <>
          <StageProgress done={stages.filter(({ id }) => done.has(id)).length} of={stages.length} />
          <List>
            {stages.map(({ id, Description }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" checked={done.has(id)} readOnly aria-readonly="true" tabIndex={-1} />
                  <span dir="auto">{Description}</span>
                </label>
              </li>
            ))}
          </List>
        </>
      )}
    </Card>
  )
}
