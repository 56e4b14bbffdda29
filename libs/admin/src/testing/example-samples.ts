import type { ExampleContent } from '@sitewright/api-client'

/** A site of which nothing is left that it came with. */
export const noExample: ExampleContent = { pages: [], menuItems: [], files: [], settings: [], kept: [], inUse: [] }

/** A site that still has most of what it came with. */
export const sampleExample: ExampleContent = {
  starter: 'walking-club',
  pages: ['About us', 'Contact'],
  menuItems: ['About us', 'Contact'],
  files: ['ridge.svg', 'lake.svg'],
  settings: ['Browser site title', 'Link buttons'],
  kept: ['Walks', 'Walks', 'hut.svg'],
  inUse: [
    { name: 'Home', use: 'start' },
    { name: 'icon.svg', use: 'favicon' },
  ],
}
