import { Heading, Stack } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { Spinner, useMessages } from '@sitewright/ui'
import { useEffect } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { useLoaded } from '../use-loaded.ts'
import { LinkEditor } from './LinkEditor.tsx'
import { loadFailure } from './texts.ts'

export function LinkManagerScreen() {
  const { api } = useSite()
  const messages = useMessages()
  const links = useLoaded(() => api('GET public/links-load.json.php'))
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
      {failed ? (
        <LoadFailure title="The links could not be loaded" onRetry={links.reload} />
      ) : (
        <Spinner label="Loading links..." />
      )}
    </Stack>
  )
}
