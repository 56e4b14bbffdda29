import { chakra, Text } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { callsOf } from '../calls.ts'
import { texts as view } from '../messages.ts'
import { texts } from '../people/messages.ts'
import { Toolbar } from '../Toolbar.tsx'
import { SetupForm } from './SetupForm.tsx'

export interface SetupProps {
  pageId: number
  /** The page is attached to a system now. */
  onConfigured: () => void
}

const Panel = chakra('div', {
  base: { maxWidth: 'lg', padding: '5', background: 'bg.panel', borderWidth: '1px', borderRadius: 'lg' },
})

/** A page that is not attached to a system yet. */
export function Setup({ pageId, onConfigured }: SetupProps) {
  const { api } = useSite()
  const { value: result } = useLoaded(
    callQuery(callsOf(api), 'GET protected/plugin/progress-admin/get-setup-data.json.php', { id: pageId }),
    { retry: true },
  )
  return (
    <>
      <Toolbar>
        <h1>{view.heading()}</h1>
      </Toolbar>
      {!result && <Spinner label={texts.loadingSystems()} />}
      {result && (
        <Panel>
          {result.Systems.length === 0 ? (
            <Text>{texts.noSystems()}</Text>
          ) : (
            <SetupForm pageId={pageId} systems={result.Systems} onConfigured={onConfigured} />
          )}
        </Panel>
      )}
    </>
  )
}
