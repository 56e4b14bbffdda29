import { defaultBaseConfig, defineConfig, mergeConfigs } from '@chakra-ui/react'
import { animationStyles, keyframes, layerStyles, recipes, slotRecipes } from '@chakra-ui/react/theme'
import { fullRecipes, fullSlotRecipes } from './full-recipes.ts'
import { sharedConfig } from './shared-config.ts'

// What is done with goes at once: nobody waits for a menu to fade.
const gone = { value: { animationName: 'none' } }
const motion = { ...animationStyles, 'slide-fade-out': gone, 'scale-fade-out': gone }

const chakraTheme = defineConfig({ theme: { animationStyles: motion, keyframes, layerStyles, recipes, slotRecipes } })
const ownTheme = defineConfig({ theme: { recipes: fullRecipes, slotRecipes: fullSlotRecipes } })

/** Every Chakra component in our look, without the tokens. */
export const fullConfig = mergeConfigs(defaultBaseConfig, chakraTheme, sharedConfig, ownTheme)
