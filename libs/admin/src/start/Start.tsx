import { Button, Flex, Grid, Heading, Stack } from '@chakra-ui/react'
import type { SetUpStep, StarterName, StartOverview } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { useHolds } from '@sitewright/session'
import { Spinner, useMessages } from '@sitewright/ui'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import NewPage from './NewPage.tsx'
import { ExampleCard } from './ExampleCard.tsx'
import { SetUpList } from './SetUpList.tsx'
import { TakenPlace } from './TakenPlace.tsx'
import { Visits } from './Visits.tsx'
import { WaitingList } from './WaitingList.tsx'
import { YourRights } from './YourRights.tsx'
import { goTo } from '../shared/go-to.ts'
import { texts } from './messages.ts'
import { texts as screens } from '../screen-messages.ts'

/** Where staff begin: what a new site needs, what waits, and who visited. */
export default function Start() {
  const { api } = useSite()
  const messages = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const overview = useLoaded<StartOverview>(callQuery(api, 'GET private/start-get.json.php'))
  const isAdmin = useHolds('core.admin')
  const mayCreate = useHolds('core.admin', 'core.page-manager')
  const [creating, setCreating] = useState(false)

  async function dismiss(step: SetUpStep) {
    try {
      await api('POST private/start-dismiss.json.php', { step })
      overview.change((value) => ({ ...value, steps: value.steps.filter((one) => one.step !== step) }))
      heading.current?.focus() // the button that had the focus is gone with its step
    } catch (error) {
      await messages.fail(texts.dismissFailed(), error)
    }
  }

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h1" size="2xl" flex="1" ref={heading} tabIndex={-1} outline="none">
          {screens.start()}
        </Heading>
        {mayCreate && (
          <Button onClick={() => setCreating(true)}>
            <Plus /> {texts.newPage()}
          </Button>
        )}
      </Flex>
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      {overview.status === 'loading' && <Spinner label={texts.loading()} />}
      {overview.status === 'failed' && (
        <LoadFailure title={texts.loadFailed()} error={overview.error} onRetry={overview.reload} />
      )}
      {overview.value && isAdmin && <TakenPlace overview={overview.value} onClosed={() => heading.current?.focus()} />}
      {overview.value && !isAdmin && (
        <YourRights overview={overview.value} onDismissed={() => heading.current?.focus()} />
      )}
      {overview.value && (
        <Shown
          overview={overview.value}
          onCreatePage={() => setCreating(true)}
          onDismiss={isAdmin ? (step) => void dismiss(step) : undefined}
          onExchanged={(example) => overview.change((value) => ({ ...value, example }))}
        />
      )}
      {creating && (
        <NewPage
          onCreated={(address) => {
            setCreating(false)
            goTo(address)
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </Stack>
  )
}

interface ShownProps {
  overview: StartOverview
  onCreatePage: () => void
  onDismiss: ((step: SetUpStep) => void) | undefined
  onExchanged: (example: StarterName) => void
}

function Shown({ overview, onCreatePage, onDismiss, onExchanged }: ShownProps) {
  const { steps, today, example } = overview
  const open = steps.some(({ done }) => !done)
  const list = <SetUpList steps={steps} onCreatePage={onCreatePage} onDismiss={onDismiss} />
  return (
    <Grid
      gap="5"
      alignItems="start"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        xl: open ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'repeat(2, minmax(0, 1fr))',
      }}
    >
      {open && (
        <Stack gap="5">
          {list}
          {example && <ExampleCard example={example} onExchanged={onExchanged} />}
        </Stack>
      )}
      {open ? (
        <Stack gap="5">
          <WaitingList overview={overview} />
          {today && <Visits today={today} />}
        </Stack>
      ) : (
        <>
          <WaitingList overview={overview} />
          {today && <Visits today={today} />}
        </>
      )}
    </Grid>
  )
}
