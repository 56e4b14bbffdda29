import { FullSystemProvider } from '@sitewright/ui/full'
import { WaitingMails } from './WaitingMails.tsx'

/** The Mail screen, with the full design system that only administration loads. */
export default function MailScreen() {
  return (
    <FullSystemProvider>
      <WaitingMails />
    </FullSystemProvider>
  )
}
