import type { FoundPageKind } from '@sitewright/page-kit/discover'

/**
 * The page kind of a name: that of its package, whole or without its scope and `plugin-`, or that of the kind.
 *
 * @throws naming those that there are, when it is none of them or more than one.
 */
export function namedKind(kinds: readonly FoundPageKind[], name: string | undefined): FoundPageKind {
  const [found, ...others] = kinds.filter((kind) => name !== undefined && namesOf(kind).includes(name))
  if (found && others.length === 0) return found
  const names = (list: readonly FoundPageKind[]) => list.map((kind) => kind.package).join(', ')
  if (found) throw new Error(`${name} could be any of these packages: ${names([found, ...others])}`)
  throw new Error(`${name ?? 'which package? It'} is none of the installed page kinds: ${names(kinds)}`)
}

function namesOf(kind: FoundPageKind) {
  const short = kind.package.replace(/^@[^/]+\//, '')
  return [kind.package, short, short.replace(/^plugin-/, ''), kind.kind]
}
