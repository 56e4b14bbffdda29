import { BarButton, Fetched, useFetched } from '@sitewright/page-kit'
import { useToast } from '@sitewright/ui'
import { Link2, ListChecks, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { texts } from './editing-messages.ts'
import { usePreauthorizing } from './use-preauthorizing.ts'

const fetchPreauthDialog = () => import('./PreauthDialog.tsx')

/** The buttons by which submitters are let off verification, and by which that is taken back. */
export function PreauthButtons({ pageId }: { pageId: number }) {
  const { toast, showToast } = useToast()
  const { busy, getLink, authorizeAddress } = usePreauthorizing(pageId, (address) =>
    showToast(texts.authorized({ address })),
  )
  const [listed, setListed] = useState(false)
  const PreauthDialog = useFetched(fetchPreauthDialog, listed)
  return (
    <>
      <BarButton
        label={texts.getLink()}
        short={texts.getLinkShort()}
        icon={<Link2 />}
        disabled={busy}
        onClick={getLink}
      />
      <BarButton
        label={texts.authorize()}
        short={texts.authorizeShort()}
        icon={<MailCheck />}
        disabled={busy}
        onClick={authorizeAddress}
      />
      <BarButton
        label={texts.list()}
        short={texts.listShort()}
        icon={<ListChecks />}
        disabled={busy}
        onClick={() => setListed(true)}
      />
      {listed && PreauthDialog && (
        <Fetched component={PreauthDialog} pageId={pageId} onClose={() => setListed(false)} />
      )}
      {toast}
    </>
  )
}
