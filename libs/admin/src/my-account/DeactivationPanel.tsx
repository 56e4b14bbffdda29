import { Alert, Box, Button, Text } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { MailNote } from '@sitewright/page-kit/staff'
import { useState } from 'react'
import { useSaving } from '../dialogs/use-saving.ts'
import { Panel } from './Panel.tsx'
import { texts } from './messages.ts'

/** Says what deactivating the account means, and mails the link that does it. */
export function DeactivationPanel() {
  const { api } = useSite()
  const [sent, setSent] = useState(false)
  const sending = useSaving(async () => {
    setSent(false)
    await api('POST private/account-request-deactivation.json.php')
    setSent(true)
  }, texts.linkFailed())

  return (
    <Panel title={texts.deactivate()}>
      <Text>{texts.deactivateEffect()}</Text>
      {/* Said beside the button already: a link that nobody gets is of no use. */}
      <MailNote text={texts.noLink()} />
      <Box>
        <Button
          variant="outline"
          color="fg.error"
          loading={sending.busy}
          loadingText={texts.sendLink()}
          onClick={sending.start}
        >
          {texts.sendLink()}
        </Button>
      </Box>
      {sending.reason && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{sending.reason}</Alert.Title>
        </Alert.Root>
      )}
      <Box role="status" _empty={{ display: 'none' }}>
        {sent && (
          <Alert.Root status="success">
            <Alert.Indicator />
            <Alert.Title>{texts.linkSent()}</Alert.Title>
          </Alert.Root>
        )}
      </Box>
    </Panel>
  )
}
