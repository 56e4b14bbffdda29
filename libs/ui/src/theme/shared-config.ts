import { defineConfig } from '@chakra-ui/react'
import { keyframes } from './motion.ts'
import { textStyles } from './typography.ts'

/** `_dark` and `_light` follow the visitor's own setting, so that they hold without JavaScript. Prefer colour tokens. */
const conditions = {
  dark: '@media (prefers-color-scheme: dark)',
  light: '@media (prefers-color-scheme: light)',
}

/** Window widths from which a style applies (`md` = 768 px and wider). */
const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
}

/** What every system has, whatever its tokens are worth. */
export const sharedConfig = defineConfig({
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':root',
  conditions,
  theme: { breakpoints, keyframes, textStyles },
})
