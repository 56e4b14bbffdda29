import { IconButton } from '@sitewright/ui'
import { Link2, MailCheck } from 'lucide-react'
import { Toast } from './Toast.tsx'
import { usePreauthorizing } from './use-preauthorizing.ts'

/** The buttons by which submitters are let off verification. */
export function PreauthButtons({ pageId }: { pageId: number }) {
  const { busy, done, forget, getLink, authorizeAddress } = usePreauthorizing(pageId)
  return (
    <>
      <IconButton label="Get pre-authorization link" icon={<Link2 />} disabled={busy} onClick={getLink} />
      <IconButton
        label="Pre-authorize an email address"
        icon={<MailCheck />}
        disabled={busy}
        onClick={authorizeAddress}
      />
      <Toast text={done && `${done} is pre-authorized`} onEnd={forget} />
    </>
  )
}
