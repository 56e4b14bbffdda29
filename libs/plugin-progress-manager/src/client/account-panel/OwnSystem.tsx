import { Box, Heading, Stack } from '@chakra-ui/react'
import type { Api } from '@sitewright/api-client'
import type { Query } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import type { ReactNode } from 'react'
import type { Certificate, OwnProgress } from '../../contract.ts'
import { callsOf } from '../calls.ts'
import { CertificateButton } from '../certificate/CertificateButton.tsx'
import { formatHours } from '../moments.ts'
import { StageProgress } from '../timeline/StageProgress.tsx'
import { texts } from './messages.ts'
import { OwnRecords } from './OwnRecords.tsx'
import { OwnStages } from './OwnStages.tsx'

/** How far a person has come in one system, to be read by that person. */
export function OwnSystem({ progress }: { progress: OwnProgress }) {
  const { api } = useSite()
  const { SystemName, SystemStages, stages, state, complete, hours, records } = progress
  const done = SystemStages.filter(({ id }) => stages.includes(id)).length
  return (
    <Stack gap="5">
      <Box as="dl" css={facts}>
        <Fact label={texts.state()}>
          <bdi>{state || texts.noState()}</bdi>
        </Fact>
        <Fact label={texts.completed()}>{complete ? texts.yes() : texts.notYet()}</Fact>
        <Fact label={texts.recorded()}>{formatHours(hours)}</Fact>
      </Box>
      {SystemStages.length > 0 && (
        <Part title={texts.stages()}>
          <StageProgress done={done} of={SystemStages.length} />
          <OwnStages stages={SystemStages} done={stages} />
        </Part>
      )}
      <Part title={texts.records()}>
        <OwnRecords records={records} />
      </Part>
      {(complete || records.length > 0) && <CertificateButton query={ownCertificate(api, SystemName)} />}
    </Stack>
  )
}

/** By the system's name: no two have the same. */
function ownCertificate(api: Api, systemName: string): Query<Certificate | null> {
  const key = 'GET protected/plugin/progress-manager/get-own-certificates.json.php'
  return {
    key: [key, systemName],
    async load() {
      const own = await callsOf(api)(key)
      return own.find(({ SystemName }) => SystemName === systemName) ?? null
    },
  }
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
