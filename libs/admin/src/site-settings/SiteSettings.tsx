import { Heading, Stack } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { Spinner } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export default function SiteSettings() {
  const { api } = useSite()
  const settings = useLoaded(callQuery(api, 'GET private/get-site-settings.json.php')) // a failure is only logged (ERR-019)
  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl">
        Site Settings
      </Heading>
      <ScreenHelp load={() => import('./help.ts')}>Name, look and addresses of the whole site.</ScreenHelp>
      {settings.status === 'loading' && <Spinner label="Loading settings..." />}
      {settings.status === 'failed' && (
        <LoadFailure title="The settings could not be loaded" onRetry={settings.reload} />
      )}
      {settings.value && <SettingsForm settings={settings.value} />}
    </Stack>
  )
}
