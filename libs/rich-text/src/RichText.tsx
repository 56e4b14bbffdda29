import { css, jsx } from '@emotion/react'
import { prose } from './prose.ts'
import { scrollableTables } from './scrollable-tables.ts'

// Made once: Chakra would work through all these styles with each rendering, which takes longer than all of a page.
const styles = css(prose)

export interface RichTextProps {
  /** Sanitised already: on the server by `sanitizeHtml`, in the browser by `sanitizeInBrowser`. */
  html: string
}

/** Shows rich text as readers see it. Costs one element, and no code but this. */
export function RichText({ html }: RichTextProps) {
  return jsx('div', { css: styles, dangerouslySetInnerHTML: { __html: scrollableTables(html) } })
}
