/**
 * Rich text fit to be shown: what of the HTML the policy allows, by DOMPurify, which is loaded only when asked for.
 * Agrees with the server's `sanitizeHtml`.
 */
export async function sanitizeInBrowser(html: string): Promise<string> {
  const { cleanHtml } = await import('./clean-html.ts')
  return cleanHtml(html)
}
