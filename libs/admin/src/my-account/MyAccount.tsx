import { Heading, Stack } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite, type LoadedPanel } from '@sitewright/page-kit'
import { useHolds, useSession } from '@sitewright/session'
import { DeactivationPanel } from './DeactivationPanel.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { ScreensPanel } from './ScreensPanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { useEffect, useRef, useState } from 'react'
import { YourRights, type YourRightsProps } from '../start/YourRights.tsx'
import { Panel } from './Panel.tsx'
import { texts } from './messages.ts'

const none: readonly LoadedPanel[] = []

/** What page kinds have to say to the person, below the account's own panels. */
function KindPanels() {
  const { accountPanels } = useSite()
  const [panels, setPanels] = useState(none)
  useEffect(() => {
    let wanted = true
    void accountPanels?.().then((loaded) => wanted && setPanels(loaded))
    return () => {
      wanted = false
    }
  }, [accountPanels])
  return panels.map(({ key, Panel: KindPanel }) => <KindPanel key={key} Frame={Panel} />)
}

/** Who was invited comes here first, so what they may do stands here as well as on Start. */
function OwnRights({ onDismissed }: Pick<YourRightsProps, 'onDismissed'>) {
  const { api } = useSite()
  const overview = useLoaded(callQuery(api, 'GET private/start-get.json.php'))
  return overview.value ? <YourRights overview={overview.value} onDismissed={onDismissed} /> : null
}

export default function MyAccount() {
  const { api } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const mayMore = useSession(({ permissions }) => [...permissions].some((one) => one !== 'core.account-owner'))
  const isAdmin = useHolds('core.admin')
  const info = useLoaded(callQuery(api, 'GET private/account-get-info.json.php'))
  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl" ref={heading} tabIndex={-1} outline="none">
        {texts.heading()}
      </Heading>
      {mayMore && !isAdmin && <OwnRights onDismissed={() => heading.current?.focus()} />}
      <DetailsPanel info={info} />
      {info.value && (
        <SecondFactorPanel
          info={info.value}
          onChanged={(secondFactor) => info.change((value) => ({ ...value, ...secondFactor }))}
        />
      )}
      <ScreensPanel />
      <KindPanels />
      <DeactivationPanel />
    </Stack>
  )
}
