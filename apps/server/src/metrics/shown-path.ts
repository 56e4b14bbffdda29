/** Characters. */
const longest = 200

/** Screens whose address goes on with the secret part of a mailed link. */
const secretAfter = /^(\/pages\/[^/]*\/).+/

/** The path of an address as the log may have it: without its query, and without what only its reader may know. */
export function shownPath(url: string): string {
  const query = url.indexOf('?')
  const path = (query === -1 ? url : url.slice(0, query)).replace(secretAfter, '$1…')
  return path.length <= longest ? path : `${path.slice(0, longest)}…`
}
