import { PageText } from '@sitewright/media'
import { useIsSafe, useSafeHtml } from '@sitewright/page-kit'

/** A rich text of the form as readers see it; while it is being written, the last text that was sanitised. */
export function SafeText({ html }: { html: string }) {
  return <PageText html={useSafeHtml(html, useIsSafe(html))} />
}
