import { Alert, Box, Button, Text } from '@chakra-ui/react'
import { useSite } from '@sitewright/page-kit'
import { MailNote } from '@sitewright/page-kit/staff'
import { useState } from 'react'
import { useSaving } from '../dialogs/use-saving.ts'
import { Panel } from './Panel.tsx'
import { requestDeactivationFailure } from './texts.ts'

/** Said beside the button already: a link that nobody gets is of no use. */
const noLink =
  'The link cannot reach you at the moment: no mail server is set, so emails are only stored on this server.'

/** Says what deactivating the account means, and mails the link that does it. */
export function DeactivationPanel() {
  const { api } = useSite()
  const [sent, setSent] = useState(false)
  const sending = useSaving(async () => {
    setSent(false)
    await api('POST private/account-request-deactivation.json.php')
    setSent(true)
  }, requestDeactivationFailure)

  return (
    <Panel title="Deactivate my account">
      <Text>
        Deactivating your account removes none of your data or settings, but you lose all access. Only the system
        administrator can reactivate it. We will email you a link to confirm.
      </Text>
      <MailNote text={noLink} />
      <Box>
        <Button
          variant="outline"
          color="fg.error"
          loading={sending.busy}
          loadingText="Send the link"
          onClick={sending.start}
        >
          Send the link
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
            <Alert.Title>The link is on its way. Check your email and open it to deactivate your account.</Alert.Title>
          </Alert.Root>
        )}
      </Box>
    </Panel>
  )
}
