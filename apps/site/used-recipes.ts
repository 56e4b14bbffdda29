import type { Plugin } from 'vite'

const theme = /\/@chakra-ui\/react\/dist\/esm\/theme\//
/** Where Chakra lists its recipes by the names under which components ask for them. */
const lists = /\/@chakra-ui\/react\/dist\/esm\/theme\/(slot-)?recipes\.js$/
const listed = /^ {2}(\w+): \w+,?$/gm
/** How a component asks for its recipe: `createSlotRecipeContext({ key: 'tabs' })`, `useRecipe({ key: 'input' })`. */
const asked = /\b(?:key|recipeKey):\s*["'`](\w+)["'`]/g

/**
 * Leaves out those of Chakra's recipes that nothing in the build asks for: `read` belongs into a build before, which
 * finds the names, `drop` into the one that is kept. What an installed page kind asks for counts like anything else.
 */
export function usedRecipes(): { read: Plugin; drop: Plugin } {
  const named = new Set<string>()
  return {
    read: {
      name: 'sitewright:read-recipes',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle))
          for (const id of chunk.type === 'chunk' ? chunk.moduleIds : [])
            if (!theme.test(id))
              for (const [, name = ''] of this.getModuleInfo(id)?.code?.matchAll(asked) ?? []) named.add(name)
      },
    },
    drop: {
      name: 'sitewright:drop-recipes',
      apply: 'build',
      transform: {
        filter: { id: lists },
        handler: (code, id) => {
          if (named.size === 0) throw new Error('No build has read yet which recipes are used')
          const all = [...code.matchAll(listed)]
          if (all.length === 0) throw new Error(`${id} lists its recipes in another way than expected`)
          return { code: code.replace(listed, (line, name: string) => (named.has(name) ? line : '')), map: null }
        },
      },
    },
  }
}
