/**
 * Ends the program with one line that says what is wrong and what to do.
 *
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(`sitewright: ${message}`)
  process.exit(1)
}
