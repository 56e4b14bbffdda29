import { sanitizeInBrowser } from '@sitewright/ui'
import { useEffect, useState } from 'react'

/**
 * HTML that is being written, fit to be shown: sanitised whenever it changes. Until that is done, the last safe text.
 *
 * @param known - texts that need no sanitising, since they were already.
 */
export function useSafeHtml(html: string, known: readonly (string | null)[]): string {
  const isKnown = known.includes(html)
  const [safe, setSafe] = useState(isKnown ? html : '')
  if (isKnown && safe !== html) setSafe(html)

  useEffect(() => {
    if (isKnown) return undefined
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
  }, [html, isKnown])
  return safe
}
