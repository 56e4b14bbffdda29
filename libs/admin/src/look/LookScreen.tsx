import { Heading, Stack } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { Spinner } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { SiteFontsContext } from './fonts/uploaded-fonts.ts'
import { LookEditor } from './LookEditor.tsx'
import { texts } from './messages.ts'

export default function LookScreen() {
  const { api } = useSite()
  const look = useLoaded(callQuery(api, 'GET private/look-get.json.php'))
  const fonts = useLoaded(callQuery(api, 'GET private/look-get-fonts.json.php'))
  if (look.value && fonts.value)
    return (
      <SiteFontsContext value={{ fonts: fonts.value, refresh: fonts.refresh }}>
        <LookEditor loaded={look.value} />
      </SiteFontsContext>
    )
  const failed = [look, fonts].filter(({ status }) => status === 'failed')
  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl">
        {texts.heading()}
      </Heading>
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {failed.length > 0 ? (
        <LoadFailure
          title={texts.loadFailed()}
          error={failed.map(({ error }) => error)}
          onRetry={() => failed.forEach(({ reload }) => reload())}
        />
      ) : (
        <Spinner label={texts.loading()} />
      )}
    </Stack>
  )
}
