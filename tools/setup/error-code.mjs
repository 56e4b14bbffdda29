/**
 * The code of a system error, such as `ENOENT`.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
