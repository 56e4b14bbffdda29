import { Heading, Stack } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite, type LoadedPanel } from '@sitewright/page-kit'
import { DeactivationPanel } from './DeactivationPanel.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { ScreensPanel } from './ScreensPanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { useEffect, useState } from 'react'
import { Panel } from './Panel.tsx'

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

export default function MyAccount() {
  const { api } = useSite()
  const info = useLoaded(callQuery(api, 'GET private/account-get-info.json.php'))
  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl">
        My Account
      </Heading>
      <DetailsPanel info={info} />
      <ScreensPanel />
      {info.value && (
        <SecondFactorPanel
          info={info.value}
          onChanged={(secondFactor) => info.change((value) => ({ ...value, ...secondFactor }))}
        />
      )}
      <KindPanels />
      <DeactivationPanel />
    </Stack>
  )
}
