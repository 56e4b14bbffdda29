import { withAnchors } from '@sitewright/html'
import { PageText } from '@sitewright/media'
import { useIsSafe, useSafeHtml } from '@sitewright/page-kit'

export interface SafeTextProps {
  html: string
  /** Of its headings; absent where links of other texts do not lead to them. */
  anchors?: string | undefined
}

/** A rich text of the form as readers see it; while it is being written, the last text that was sanitised. */
export function SafeText({ html, anchors }: SafeTextProps) {
  return <PageText html={withAnchors(useSafeHtml(html, useIsSafe(html)), anchors)} />
}
