import { Heading, Stack } from '@chakra-ui/react'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { Spinner } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { readDocument } from '../shared/document-calls.ts'
import { SettingsForm, veryWide } from './SettingsForm.tsx'
import { texts } from './messages.ts'

export default function SiteSettings() {
  const { api } = useSite()
  // a failure is only logged (ERR-019)
  const settings = useLoaded({
    key: ['settings and version'],
    load: () => readDocument(api, { noun: 'settings', read: () => api('GET private/get-site-settings.json.php') }),
  })
  return (
    // one column as wide as a line of text allows, or two of them
    <Stack gap="4" maxWidth="4xl" css={{ [veryWide]: { maxWidth: '8xl' } }}>
      <Heading as="h1" size="2xl">
        {texts.heading()}
      </Heading>
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {settings.status === 'loading' && <Spinner label={texts.loading()} />}
      {settings.status === 'failed' && (
        <LoadFailure title={texts.loadFailed()} error={settings.error} onRetry={settings.reload} />
      )}
      {settings.value && <SettingsForm loaded={settings.value} />}
    </Stack>
  )
}
