import type { Theme } from './theme-fields.ts'

/** What the site has chosen for itself. A build puts the theme.json of the site's folder in this one's place. */
export const ownTheme: Partial<Theme> = {}
