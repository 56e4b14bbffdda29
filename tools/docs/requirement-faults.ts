/**
 * What is wrong between requirements and tests: a line for each requirement that no test names, and for each test that
 * names one that there is not.
 *
 * @param {{ id: string, area: string, text: string }[]} requirements
 * @param {Map<string, { title: string, file: string }[]>} tests by the id that they name.
 * @returns {string[]}
 */
export function faultsOf(requirements, tests) {
  const areas = new Set(requirements.map(({ area }) => area))
  const known = new Set(requirements.map(({ id }) => id))
  const unproved = requirements.filter(({ id }) => !tests.has(id)).map(({ id, text }) => `no test names ${id}: ${text}`)
  const unknown = [...tests]
    // what looks like an id of another kind, such as SHA-256
    .filter(([id]) => !known.has(id) && areas.has(id.split('-')[0]))
    .map(([id, [{ title, file }]]) => `there is no ${id}, which a test of ${file} names: ${title}`)
  return [...unproved, ...unknown]
}
