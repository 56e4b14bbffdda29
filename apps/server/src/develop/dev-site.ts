import type { SiteRenderer } from '@sitewright/page-kit/server'
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface DevSite {
  renderer: SiteRenderer
  /** Answers requests for the site's sources; hands all others on. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => Promise<void>
}

/** The site from its sources, with hot reload, instead of the built one. For development only. */
export async function createDevSite(folder: string, siteFolder: string): Promise<DevSite> {
  const { createServer } = await import('vite')
  // as a build is told, which cannot read the settings
  process.env['SITE_FOLDER'] = siteFolder
  const vite = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  return {
    renderer: {
      scriptHashes: [],
      // its documents have every style, and no address of a sheet
      lookSheet: () => '',
      async render(request) {
        const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { default: SiteRenderer }
        const { status, html } = await entry.default.render(request)
        return { status, html: await vite.transformIndexHtml(request.url, html) }
      },
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
