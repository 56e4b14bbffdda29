import { PageText } from '@sitewright/media'
import { sanitizeInBrowser } from '@sitewright/ui'
import { createContext, useContext, useEffect, useState } from 'react'

const BeingWritten = createContext(false)

/** Around a form that is being edited: its texts have not been sanitised yet. */
export const BeingWrittenProvider = BeingWritten.Provider

/** A rich text of the form as readers see it. */
export function SafeText({ html }: { html: string }) {
  return useContext(BeingWritten) ? <FreshText html={html} /> : <PageText html={html} />
}

/** Sanitises whatever is being written; until that is done it shows the last safe text. */
function FreshText({ html }: { html: string }) {
  const [safe, setSafe] = useState('')
  useEffect(() => {
    let wanted = true
    sanitizeInBrowser(html).then(
      (cleaned) => {
        if (wanted) setSafe(cleaned)
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      wanted = false
    }
  }, [html])
  return <PageText html={safe} />
}
