import { PageText } from '@sitewright/media'
import { useIsSafe, useSafeHtml } from '@sitewright/page-kit'
import { withAnchors } from '@sitewright/html'

export interface SectionTextProps {
  /** As it is stored; sanitised before it is shown, where that is not done already. */
  html: string
  /** Of its headings; absent where it has none. */
  anchors?: string | undefined
}

/** A rich text of a section as readers see it. */
export function SectionText({ html, anchors }: SectionTextProps) {
  return <PageText html={withAnchors(useSafeHtml(html, useIsSafe(html)), anchors)} />
}
