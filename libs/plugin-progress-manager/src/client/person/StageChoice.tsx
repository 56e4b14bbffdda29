import { chakra } from '@chakra-ui/react'
import type { Entry } from '@sitewright/plugin-progress-admin/model'
import { memo } from 'react'
import { texts } from './messages.ts'
import { tickList } from './tick-list.ts'

export interface StageChoiceProps {
  stages: readonly Entry[]
  /** Ids of those that are completed already. */
  completed: readonly number[]
  /** Ids. */
  value: readonly number[]
  /** Takes one more, or no longer. */
  onToggle: (id: number) => void
  disabled: boolean
}

const Choices = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > legend': { textStyle: 'label', marginBottom: '1.5' },
    '& > p': { color: 'fg.muted' },
    '& > ul': {
      ...tickList,
      maxHeight: '14rem',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
    '& > ul label': { cursor: 'pointer' },
    '& s': { color: 'fg.muted' },
    '& small': { color: 'fg.muted', textStyle: 'xs' },
    _disabled: { opacity: '0.6', '& > ul label': { cursor: 'not-allowed' } },
  },
})

/** Several of the system's stages. Those that are completed are struck through; they can be recorded once more. */
export const StageChoice = memo(function StageChoice(props: StageChoiceProps) {
  const { stages, completed, value, onToggle, disabled } = props
  const [done, chosen] = [new Set(completed), new Set(value)]
  return (
    <Choices disabled={disabled}>
      <legend>{texts.stagesCompleted()}</legend>
      {stages.length === 0 ? (
        <p>{texts.noStages()}</p>
      ) : (
        <ul>
          {stages.map(({ id, Description }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={chosen.has(id)} onChange={() => onToggle(id)} />
                {done.has(id) ? (
                  <span dir="auto">
                    <s>{Description}</s> <small>{texts.stageDone()}</small>
                  </span>
                ) : (
                  <span dir="auto">{Description}</span>
                )}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Choices>
  )
})
