import type { ExampleContent } from '@sitewright/api-client'

/** A site of which nothing is left that it came with. */
export const noExample: ExampleContent = { pages: [], menuItems: [], files: [], settings: [], kept: [] }

/** A site that still has most of what it came with. */
export const sampleExample: ExampleContent = {
  starter: 'walking-club',
  pages: ['Home', 'About us', 'Contact'],
  menuItems: ['Home', 'About us', 'Contact'],
  files: ['ridge.svg', 'icon.svg'],
  settings: ['Browser site title', 'Link buttons'],
  kept: ['Walks', 'Walks', 'hut.svg'],
}
