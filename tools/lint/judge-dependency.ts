import { isBuiltin } from 'node:module'
import { isTest, split } from './judge-import.ts'

/** What a package declares of what it imports. */
export interface Declaring {
  name: string
  /** Its `dependencies`, `peerDependencies` and `optionalDependencies`. */
  declared: ReadonlySet<string>
  /** Its `devDependencies`. */
  forDevelopment: ReadonlySet<string>
  /** Whether others install it: what it has for development is not there then. */
  isPublished: boolean
  /** Whether all of it is tests, as journeys are. */
  isOnlyTests: boolean
}

interface Dependency {
  /** The importing package. */
  from: Declaring
  /** The importing file, relative to its package. */
  file: string
  specifier: string
  /** Types are in what is published too, and may come from a package that has nothing else. */
  typeOnly?: boolean
  /** What the project's own package.json has for the tests and tools of all packages. */
  ofProject: ReadonlySet<string>
}

/**
 * Says what is wrong where a package imports what its package.json does not name: it would find it only as long as somebody
 * else needs it too. Tests, stories, and what is outside `src` or runs while building may also take what is there for
 * development, whether the package or the project declares it.
 */
export function judgeDependency(dependency: Dependency): string | undefined {
  const { from, file, specifier, typeOnly = false, ofProject } = dependency
  if (/^(?:[.#/]|virtual:|data:)/.test(specifier) || isBuiltin(specifier)) return undefined
  const { name } = split(specifier)
  const isIn = (names: ReadonlySet<string>) => names.has(name) || (typeOnly && names.has(typesOf(name)))
  if (name === from.name || isIn(from.declared)) return undefined
  const isOfDevelopment = isIn(from.forDevelopment)
  if (isDevelopment(from, file) && (isOfDevelopment || isIn(ofProject))) return undefined
  if (isOfDevelopment && !from.isPublished) return undefined
  return isOfDevelopment
    ? `${name} is among the devDependencies only in ${from.name}'s package.json, which is for tests and stories`
    : `${name} is not among the dependencies in ${from.name}'s package.json`
}

function isDevelopment({ isOnlyTests }: Declaring, file: string) {
  return isOnlyTests || isTest(file) || !file.startsWith('src/') || file.endsWith('.build.ts')
}

/** The package that has the types of one without. */
function typesOf(name: string) {
  return `@types/${name.replace('@', '').replace('/', '__')}`
}
