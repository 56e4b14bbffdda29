import { Heading, Stack } from '@chakra-ui/react'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { Spinner, useMessages } from '@sitewright/ui'
import { useEffect } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { readDocument } from '../shared/document-calls.ts'
import { LinkEditor } from './LinkEditor.tsx'
import { loadFailure } from './texts.ts'

export default function LinkManager() {
  const { api } = useSite()
  const messages = useMessages()
  const links = useLoaded({
    key: ['links and version'],
    load: () => readDocument(api, { noun: 'links', read: () => api('GET public/links-load.json.php') }),
  })
  const failed = links.status === 'failed'

  useEffect(() => {
    if (failed) void messages.alert(loadFailure)
  }, [failed, messages])

  if (links.value) return <LinkEditor loaded={links.value} />
  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl">
        Link Manager
      </Heading>
      <ScreenHelp load={() => import('./help.ts')}>The icons beside the search, at the top of every page.</ScreenHelp>
      {failed ? (
        <LoadFailure title="The links could not be loaded" onRetry={links.reload} />
      ) : (
        <Spinner label="Loading links..." />
      )}
    </Stack>
  )
}
