import { Button, Field, Input, Stack, Text } from '@chakra-ui/react'
import type { FoundAccount, InvitationLink } from '@sitewright/api-client'
import { AppDialog, Moment } from '@sitewright/ui'
import { CopyButton } from '../my-account/CopyButton.tsx'
import { AccountLabel } from './AccountLabel.tsx'

/** A link that was made, and whether it is in the clipboard already. */
export interface MadeLink extends InvitationLink {
  copied: boolean
}

export interface InvitationLinkDialogProps {
  account: FoundAccount
  made: MadeLink
  onClose: () => void
}

/** The link by which somebody chooses their first password, to be handed over in person. */
export function InvitationLinkDialog({ account, made, onClose }: InvitationLinkDialogProps) {
  return (
    <AppDialog
      open
      title="Invitation Link"
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          CLOSE
        </Button>
      }
    >
      <Stack gap="4">
        <Text>
          Give this link to <AccountLabel account={account} /> yourself, and to nobody else: whoever opens it chooses
          the password of the account. It works once, until <Moment at={made.expires} />. Links from before no longer
          work.
        </Text>
        <Field.Root>
          <Field.Label>Link</Field.Label>
          <Input readOnly dir="ltr" value={made.link} onFocus={({ target }) => target.select()} />
        </Field.Root>
        <CopyButton text={made.link} label="Copy invitation link" copied={made.copied} />
      </Stack>
    </AppDialog>
  )
}
