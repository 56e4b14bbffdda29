import { Progress } from '@chakra-ui/react'
import { figures } from '../figure-messages.ts'

export interface StageProgressProps {
  done: number
  of: number
}

/** How many of a system's stages are completed, as a bar and in words: '7 of 12 stages'. Nothing without stages. */
export function StageProgress({ done, of }: StageProgressProps) {
  if (of === 0) return null
  const label = figures.stagesDone({ done, of })
  return (
    <Progress.Root value={Math.min(done, of)} max={of} size="md" translations={{ value: () => label }}>
      <Progress.Label marginBlockEnd="1.5">{label}</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  )
}
