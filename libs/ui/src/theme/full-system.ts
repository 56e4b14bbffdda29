import { createSystem, defaultBaseConfig, defineConfig, mergeConfigs } from '@chakra-ui/react'
import { animationStyles, keyframes, layerStyles, recipes, slotRecipes, tokens } from '@chakra-ui/react/theme'
import { fullColors } from './full-colors.ts'
import { fullRecipes, fullSlotRecipes } from './full-recipes.ts'
import { themeConfig } from './theme-config.ts'

const { colors: _defaultColors, ...otherTokens } = tokens
// What is done with goes at once: nobody waits for a menu to fade.
const gone = { value: { animationName: 'none' } }
const motion = { ...animationStyles, 'slide-fade-out': gone, 'scale-fade-out': gone }

const chakraTheme = defineConfig({
  theme: { animationStyles: motion, keyframes, layerStyles, recipes, slotRecipes, tokens: otherTokens },
})

const fullTheme = defineConfig({
  theme: { ...fullColors, recipes: fullRecipes, slotRecipes: fullSlotRecipes },
})

/** Every Chakra component over our tokens: Chakra's default theme with our look laid over it. Heavy; load it lazily. */
export const fullSystem = createSystem(mergeConfigs(defaultBaseConfig, chakraTheme, themeConfig, fullTheme))
