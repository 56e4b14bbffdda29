import { Box, Heading, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { OwnProgress } from '../../contract.ts'
import { formatHours } from '../moments.ts'
import { StageProgress } from '../timeline/StageProgress.tsx'
import { OwnRecords } from './OwnRecords.tsx'
import { OwnStages } from './OwnStages.tsx'

/** How far a person has come in one system, to be read by that person. */
export function OwnSystem({ progress }: { progress: OwnProgress }) {
  const { SystemStages, stages, state, complete, hours, records } = progress
  const done = SystemStages.filter(({ id }) => stages.includes(id)).length
  return (
    <Stack gap="5">
      <Box as="dl" css={facts}>
        <Fact label="State">
          <bdi>{state || 'None yet'}</bdi>
        </Fact>
        <Fact label="Completed">{complete ? 'Yes' : 'Not yet'}</Fact>
        <Fact label="Recorded">{formatHours(hours)}</Fact>
      </Box>
      {SystemStages.length > 0 && (
        <Part title="Stages">
          <StageProgress done={done} of={SystemStages.length} />
          <OwnStages stages={SystemStages} done={stages} />
        </Part>
      )}
      <Part title="Records">
        <OwnRecords records={records} />
      </Part>
    </Stack>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const facts = {
  display: 'grid',
  rowGap: '2',
  '& > div': { display: { base: 'block', sm: 'flex' } },
  '& dt': { flex: '0 0 9rem', color: 'fg.muted', textStyle: { base: 'sm', sm: 'md' } },
  '& dd': { minWidth: '0' },
  '& bdi': { overflowWrap: 'anywhere' },
}
