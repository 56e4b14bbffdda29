import { useTextServices } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { type LinkChoice, LinkDialog } from '@sitewright/rich-text/link-dialog'
import { maxAddressLength } from '../../model/limits.ts'
import { texts } from '../dialog-messages.ts'
import type { Heading } from '../section-type.ts'
import { linkAddress } from './link-address.ts'

export interface ChooseLinkDialogProps {
  /** The address that there is, as it was typed; '' for none. */
  address: string
  /** Of the page. */
  headings: readonly Heading[]
  onChoose: (address: string) => void
  onClose: () => void
}

/** The dialog of links in texts, for what is a link as a whole. */
export default function ChooseLinkDialog({ address, headings, onChoose, onClose }: ChooseLinkDialogProps) {
  const { api } = useSite()
  const { services } = useTextServices(api)

  function choose(chosen: string): boolean {
    if (chosen.length > maxAddressLength || (chosen !== '' && linkAddress(chosen) === undefined)) return false
    onChoose(chosen)
    onClose()
    return true
  }

  return (
    <LinkDialog
      url={address}
      newWindow={false}
      askWindow={false}
      askText={false}
      existing={address.trim() !== ''}
      headings={headings.map(headingChoice)}
      targets={services.linkTargets}
      wordsArePages
      onClose={onClose}
      onRemove={() => choose('')}
      onSubmit={({ url }) => choose(url)}
    />
  )
}

function headingChoice({ id, words }: Heading): LinkChoice {
  return { kind: 'heading', url: `#${id}`, label: words, detail: texts.headingOfPage() }
}
