import { Box, Button } from '@chakra-ui/react'
import type { AccountInfo } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { formatDay, formatMoment, Spinner } from '@sitewright/ui'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { LanguageField } from './LanguageField.tsx'
import { Panel } from './Panel.tsx'
import { texts } from './messages.ts'

/** Who the account belongs to, since when, and the way to another password. */
export function DetailsPanel({ info }: { info: Loaded<AccountInfo> }) {
  const [changing, setChanging] = useState(false)
  return (
    <Panel title={texts.details()}>
      {info.status === 'loading' && <Spinner label={texts.loading()} />}
      {info.status === 'failed' && <LoadFailure title={texts.loadFailed()} error={info.error} onRetry={info.reload} />}
      {info.value && <Details info={info.value} />}
      {info.value && <LanguageField languages={info.value.languages} />}
      <Box>
        <Button variant="outline" onClick={() => setChanging(true)}>
          {texts.changePassword()}
        </Button>
      </Box>
      {changing && <ChangePasswordDialog email={info.value?.email} onClose={() => setChanging(false)} />}
    </Panel>
  )
}

function Details({ info }: { info: AccountInfo }) {
  return (
    <Box as="dl" css={details}>
      <Detail label={texts.name()}>
        <bdi>{info.name || texts.notSet()}</bdi>
      </Detail>
      <Detail label={texts.email()}>
        <bdi>{info.email || texts.notSet()}</bdi>
      </Detail>
      <Detail label={texts.memberSince()}>{shownDay(info.created)}</Detail>
      <Detail label={texts.lastLogin()}>{shownLogin(info.lastlogin)}</Detail>
    </Box>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const details = {
  display: 'grid',
  rowGap: '2',
  '& > div': { display: { base: 'block', sm: 'flex' } },
  '& dt': { flex: '0 0 11rem', color: 'fg.muted', textStyle: { base: 'sm', sm: 'md' } },
  '& dd': { minWidth: '0', overflowWrap: 'anywhere' },
}

/** A day in the site's time zone, or else the browser's, such as '8 Mar 2026' (Q52). @param moment epoch seconds. */
function shownDay(moment: number): string {
  return formatDay(moment)
}

/** A day and its time in the site's time zone, or else the browser's; 'never' for 0 (Q52). @param moment epoch seconds. */
function shownLogin(moment: number): string {
  if (moment === 0) return texts.never()
  return formatMoment(moment)
}
