import { createType, theme } from '@sitewright/theme'

export const { fonts, fontSizes } = createType(theme)
