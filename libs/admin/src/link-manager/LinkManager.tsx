import { Heading, Stack } from '@chakra-ui/react'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { Spinner, useMessages } from '@sitewright/ui'
import { useEffect } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { readDocument } from '../shared/document-calls.ts'
import { LinkEditor } from './LinkEditor.tsx'
import { texts } from './messages.ts'

export default function LinkManager() {
  const { api } = useSite()
  const messages = useMessages()
  const links = useLoaded({
    key: ['links and version'],
    load: () => readDocument(api, { noun: 'links', read: () => api('GET public/links-load.json.php') }),
  })
  const failed = links.status === 'failed'

  useEffect(() => {
    if (failed) void messages.alert(texts.loadAlert())
  }, [failed, messages])

  if (links.value) return <LinkEditor loaded={links.value} />
  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl">
        {texts.heading()}
      </Heading>
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {failed ? (
        <LoadFailure title={texts.loadFailed()} error={links.error} onRetry={links.reload} />
      ) : (
        <Spinner label={texts.loading()} />
      )}
    </Stack>
  )
}
