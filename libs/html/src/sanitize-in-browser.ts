/**
 * Rich text fit to be shown: what of the HTML the policy allows, by DOMPurify, which is loaded only when asked for.
 * Of clean HTML it makes the same as the server's `sanitizeHtml`: it leaves it as it is. Of other HTML both make something
 * clean, not always the same: here a parser has put in order first what is out of place, there it is read as it comes.
 */
export async function sanitizeInBrowser(html: string): Promise<string> {
  const { cleanHtml } = await import('./clean-html.ts')
  return cleanHtml(html)
}
