import { Button, Field, Input, Stack, Text } from '@chakra-ui/react'
import type { FoundAccount, InvitationLink } from '@sitewright/api-client'
import { AppDialog, formatMoment, Moment } from '@sitewright/ui'
import { CopyButton } from '../my-account/CopyButton.tsx'
import { AccountLabel, accountName } from './AccountLabel.tsx'
import { rich } from '@sitewright/messages/react'
import { texts } from './messages.ts'

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
      title={texts.invitationLink()}
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {texts.close()}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>
          {rich(texts.giveLink, {
            name: accountName(account),
            until: formatMoment(made.expires),
            account: () => <AccountLabel account={account} />,
            time: () => <Moment at={made.expires} />,
          })}
        </Text>
        <Field.Root>
          <Field.Label>{texts.link()}</Field.Label>
          <Input readOnly dir="ltr" value={made.link} onFocus={({ target }) => target.select()} />
        </Field.Root>
        <CopyButton text={made.link} label={texts.copyLink()} copied={made.copied} />
      </Stack>
    </AppDialog>
  )
}
