import type { Api } from '@sitewright/api-client'
import { LinkDialog } from '@sitewright/rich-text/link-dialog'
import { useTextServices } from '../../text-services/use-text-services.tsx'

export interface ChooseLinkProps {
  api: Api
  /** The address that there is; '' for none. */
  address: string
  /** @returns false for an address that leads nowhere; the dialog stays open then. */
  onChoose: (address: string) => boolean
  onClose: () => void
}

/** The dialog of links in texts, for what is a link as a whole. */
export default function ChooseLink({ api, address, onChoose, onClose }: ChooseLinkProps) {
  const { services } = useTextServices(api)

  function choose(chosen: string): boolean {
    const isTaken = onChoose(chosen)
    if (isTaken) onClose()
    return isTaken
  }

  return (
    <LinkDialog
      url={address}
      newWindow={false}
      askWindow={false}
      askText={false}
      existing={address.trim() !== ''}
      headings={[]}
      targets={services.linkTargets}
      wordsArePages
      onClose={onClose}
      onRemove={() => choose('')}
      onSubmit={({ url }) => choose(url)}
    />
  )
}
