import { createSystem } from '@chakra-ui/react'
import { fullConfig } from './full-config.ts'
import tokens from './token-names.build.ts'

/**
 * Every Chakra component over our tokens: Chakra's default theme with our look laid over it. It knows the names of the
 * tokens alone; what they are worth is in the document's CSS. Heavy; load it lazily.
 */
export const fullSystem = createSystem(fullConfig, { theme: { tokens } })
