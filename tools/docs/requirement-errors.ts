import type { Requirement } from './read-requirements.ts'
import type { TestsByRequirement } from './tests-by-requirement.ts'

/**
 * What is wrong between requirements and tests: a line for each requirement that no test names, and for each test that
 * names one that there is not.
 */
export function errorsOf(requirements: readonly Requirement[], tests: TestsByRequirement): string[] {
  const areas = new Set(requirements.map(({ area }) => area))
  const known = new Set(requirements.map(({ id }) => id))
  const unproved = requirements.filter(({ id }) => !tests.has(id)).map(({ id, text }) => `no test names ${id}: ${text}`)
  const unknown = [...tests]
    // what looks like an id of another kind, such as SHA-256
    .filter(([id]) => !known.has(id) && areas.has(id.slice(0, id.indexOf('-'))))
    .flatMap(([id, named]) =>
      named.slice(0, 1).map(({ title, file }) => `there is no ${id}, which a test of ${file} names: ${title}`),
    )
  return [...unproved, ...unknown]
}
