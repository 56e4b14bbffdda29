import { PageText } from '@sitewright/media'
import { useSafeHtml } from '@sitewright/page-kit'
import { createContext, useContext } from 'react'

const BeingWritten = createContext(false)

/** Around a form that is being edited: its texts have not been sanitised yet. */
export const BeingWrittenProvider = BeingWritten.Provider

/** A rich text of the form as readers see it; while it is being written, the last text that was sanitised. */
export function SafeText({ html }: { html: string }) {
  return <PageText html={useSafeHtml(html, !useContext(BeingWritten))} />
}
