import { chakra, Text } from '@chakra-ui/react'
import type { Answer } from '../../submission.ts'
import { texts } from './messages.ts'

const Answers = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    '& dt': { color: 'fg.muted', textStyle: 'label', overflowWrap: 'anywhere' },
    // as wide as what it says, so that it stands below its label in every direction
    '& dd': { width: 'fit-content', maxWidth: 'full', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& dd[data-none]': { color: 'fg.muted', fontStyle: 'italic' },
  },
})

/** What was typed into the fields of a form, as text. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return <Text>{texts.noAnswers()}</Text>
  return (
    <Answers>
      {answers.map(({ label, answer }, index) => (
        <div key={index}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd dir="auto" data-none={answer === '' ? '' : undefined}>
            {answer || texts.noAnswer()}
          </dd>
        </div>
      ))}
    </Answers>
  )
}
