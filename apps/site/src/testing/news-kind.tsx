import type { LoadOptions, PageViewProps } from '@sitewright/page-kit'
import { appSetup, menuItem } from './fixtures.ts'
import { textKind } from './text-kind.tsx'

/** A kind that has articles below its pages. */
export const newsKind = textKind(
  'news',
  {
    load: async ({ below, belowData }: LoadOptions) => (below === undefined ? 'All news' : belowData),
    View: ({ data, below }: PageViewProps<unknown>) => (
      <>
        <h1>{String(data)}</h1>
        <p>Below: {below ?? 'nothing'}</p>
        <a href="/news/dinner">Dinner</a>
      </>
    ),
  },
  { subAddresses: true },
)

/** A site with a page of the kind. */
export const newsRoutes = [...appSetup().routes, { r: 'news', l: 'news', id: 7 }]
export const newsMenu = [menuItem('News', { Shortcut: '/news', idPage: 7 }), menuItem('Huts', { Shortcut: '/huts' })]
