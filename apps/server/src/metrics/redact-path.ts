/** Characters. */
const maxPathLength = 200

/** Screens whose address goes on with the secret part of a mailed link. */
const secretAfter = /^(\/pages\/[^/]*\/).+/

/** The path of an address for the log: without its query and without the secret part of a mailed link. */
export function redactPath(url: string): string {
  const query = url.indexOf('?')
  const path = (query === -1 ? url : url.slice(0, query)).replace(secretAfter, '$1…')
  return path.length <= maxPathLength ? path : `${path.slice(0, maxPathLength)}…`
}
