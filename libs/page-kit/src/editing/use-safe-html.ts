import { sanitizeInBrowser } from '@sitewright/html'
import { useEffect, useState } from 'react'

/**
 * HTML that is being written, fit to be shown: sanitised whenever it changes. Until that is done, the last safe text.
 *
 * @param isSafe - whether it needs no sanitising, since it was already.
 */
export function useSafeHtml(html: string, isSafe: boolean): string {
  const [safe, setSafe] = useState(isSafe ? html : '')
  if (isSafe && safe !== html) setSafe(html)

  useEffect(() => {
    if (isSafe) return undefined
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
  }, [html, isSafe])
  return safe
}
