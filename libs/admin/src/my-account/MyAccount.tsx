import { Heading, Stack } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { DeactivationPanel } from './DeactivationPanel.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { KindPanels } from './KindPanels.tsx'
import { ScreensPanel } from './ScreensPanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'

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
