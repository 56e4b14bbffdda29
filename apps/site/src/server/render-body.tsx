import type { RenderRequest } from '@sitewright/page-kit/server'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from '../app/App.tsx'
import { FooterContent } from '../footer/FooterContent.tsx'
import { Island, islandPrefix, type IslandProps } from '../island/Island.tsx'
import type { ShellParts } from '../state/shell-parts.ts'

export interface RenderBodyOptions {
  url: string
  parts: ShellParts
}

/** The HTML of the application at an address. */
export function renderBody({ url, parts }: RenderBodyOptions): string {
  return renderToString(
    // RouterProvider, which stands here in the browser, has two children: useId counts them.
    <>
      <StaticRouter location={url}>
        <App parts={parts} />
      </StaticRouter>
      {null}
    </>,
  )
}

/** The HTML of a page that hydrates by itself. */
export function renderIslandBody(props: IslandProps): string {
  return renderToString(<Island {...props} />, { identifierPrefix: islandPrefix })
}

/** HTML of what stands below the pages; undefined where that is only the title of the site. */
export function renderFooter({ footer, look, links, site }: RenderRequest): string | undefined {
  const below = look?.look.links === 'footer' ? links : undefined
  if (!footer && !below) return undefined
  return renderToStaticMarkup(<FooterContent footer={footer} links={below} title={site.title} />)
}
