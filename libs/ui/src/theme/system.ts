import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { themeConfig } from './theme-config.ts'

/**
 * The trimmed Chakra system of the visitors' pages: all style props over our tokens, and no recipe at all. A Chakra
 * component that needs a recipe (Button, Input, Dialog, …) is unstyled here; it belongs under `FullSystemProvider`.
 */
export const system = createSystem(defaultBaseConfig, themeConfig)
