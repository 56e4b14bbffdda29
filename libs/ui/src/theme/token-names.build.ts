import { valuedSystem } from './valued-system.ts'

/** Tokens by category and name: a value, or more of them. */
export interface TokenNames {
  [name: string]: TokenNames | { value: string }
}

const names: TokenNames = {}

for (const { path, extensions } of valuedSystem.tokens.allTokens) {
  const isMadeByChakra =
    extensions['negative'] || extensions['virtual'] || /(^|,)breakpoint/.test(path.slice(0, 2).join())
  if (isMadeByChakra) continue
  let at = names
  for (const name of path) at = (at[name] ??= {}) as TokenNames
  Object.assign(at, { value: 'x' })
}

/**
 * The names of all tokens of the full system. Components know a token by its custom property, so no browser loads what
 * it is worth, nor the code that finds it out.
 */
export default names
