const blocks =
  'p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|caption|colgroup|thead|tbody|tfoot|tr|figure|figcaption|div|section|article|details|summary|address'
const afterEnd = new RegExp(`(</(?:${blocks})>|<hr[^<>]*>)(?=<|$)`, 'g')
const afterStart = /(<(?:ul|ol|dl|table|thead|tbody|tfoot)(?:\s[^<>]*)?>)(?=<)/g

/** HTML with each block on a line of its own, for people to read. White space between blocks means nothing. */
export function formatSource(html: string): string {
  return (
    html
      // Within preformatted text it would mean something.
      .split(/(<pre[\s>][^]*?<\/pre>(?=<|$))/)
      .map((part) =>
        part.startsWith('<pre') ? `${part}\n` : part.replace(afterEnd, '$1\n').replace(afterStart, '$1\n'),
      )
      .join('')
      .trimEnd()
  )
}
