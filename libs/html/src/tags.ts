/** Elements that hold or are blocks. */
export const blockTags = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['div', 'section', 'article', 'address', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const

/** Elements that are within a line of text. */
export const inlineTags = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q'],
  ...['rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
] as const

/** Every element that rich text may hold; of any other element only the contents stay. */
export const allowedTags: readonly string[] = [...blockTags, ...inlineTags]

/** Elements that are dropped with all they hold: their contents were never meant to be read as text. */
export const droppedTags: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'plaintext', 'xmp', 'title', 'textarea'],
  ...['select', 'option', 'iframe', 'object', 'applet', 'audio', 'video', 'canvas', 'svg', 'math', 'map', 'listing'],
]

/** Elements that have no contents and no end tag. */
export const voidTags: readonly string[] = ['br', 'col', 'hr', 'img', 'wbr']
