import type { InstalledPackage } from './installed-kinds.ts'

/**
 * The page kind, or the package that contributes to one, of a name: that of its package, whole or without its scope and
 * `plugin-`, or that of the kind.
 *
 * @throws naming those that there are, when it is none of them or more than one.
 */
export function namedKind<Kind extends Pick<InstalledPackage, 'package' | 'kind'>>(
  kinds: readonly Kind[],
  name: string | undefined,
): Kind {
  const [found, ...others] = kinds.filter((kind) => name !== undefined && namesOf(kind).includes(name))
  if (found && others.length === 0) return found
  const names = (list: readonly Kind[]) => list.map((kind) => kind.package).join(', ')
  if (found) throw new Error(`${name} could be any of these packages: ${names([found, ...others])}`)
  throw new Error(`${name ?? 'which package? It'} is none of the installed page kinds: ${names(kinds)}`)
}

function namesOf(kind: Pick<InstalledPackage, 'package' | 'kind'>) {
  const short = kind.package.replace(/^@[^/]+\//, '')
  return [kind.package, short, short.replace(/^plugin-/, ''), kind.kind]
}
