import type { RenderedPage, SiteRenderer } from '@sitewright/page-kit/server'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { HtmlTagDescriptor, InlineConfig, Plugin, ViteDevServer } from 'vite'

export interface DevSite {
  renderer: SiteRenderer
  /** Answers requests for the site's sources; hands all others on. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Has every open page loaded again. */
  reload: () => void
  /** Shows an error over every page, those that are open among them, until there is none. */
  show: (error: Error | undefined) => void
  close: () => Promise<void>
}

export interface DevSiteOptions {
  /** Of the site's sources. */
  folder: string
  /** Of what the site owns. */
  siteFolder: string
  /** Tells browsers of changes over its own port. */
  server: Server
  /** What is added to the site's own `vite.config.ts`. */
  config?: InlineConfig | undefined
}

/** The site from its sources, with hot reload, instead of the built one. For development only. */
export async function createDevSite({ folder, siteFolder, server, config = {} }: DevSiteOptions): Promise<DevSite> {
  const { createServer } = await import('vite')
  // as a build is told, which cannot read the settings
  process.env['SITE_FOLDER'] = siteFolder
  let shown: Error | undefined
  const vite = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    appType: 'custom',
    ...config,
    server: { middlewareMode: true, ws: { server }, ...config.server },
    plugins: [config.plugins, pagesThatSleep(), errorOnPages(() => shown)],
  })
  const { hot } = vite.environments.client
  return {
    renderer: {
      scriptHashes: [],
      // its documents have every style, and no address of a sheet
      lookSheet: () => '',
      async render(request) {
        const { status, html } = await rendered(vite, request)
        return { status, html: await vite.transformIndexHtml(request.url, html) }
      },
    },
    middleware: vite.middlewares,
    reload: () => hot.send({ type: 'full-reload' }),
    show(error) {
      shown = error
      if (error) hot.send({ type: 'error', err: textsOf(error) })
    },
    close: () => vite.close(),
  }
}

/** A page whose code cannot be used says why, and is loaded again once that is mended. */
async function rendered(
  vite: ViteDevServer,
  request: Parameters<SiteRenderer['render']>[0],
): Promise<Pick<RenderedPage, 'status' | 'html'>> {
  try {
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { default: SiteRenderer }
    return await entry.default.render(request)
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    vite.ssrFixStacktrace(failure)
    vite.config.logger.error(failure.stack ?? failure.message, { error: failure })
    // no page has a status for this
    return { status: 404, html: `<!doctype html><html><head></head><body>${overlay(failure)}</body></html>` }
  }
}

/** Told to pages when something that the server renders has changed. */
const changed = 'sitewright:changed'

/** A page that no script has taken over cannot be changed in its place, and is loaded again. */
function pagesThatSleep(): Plugin {
  return {
    name: 'sitewright:pages-that-sleep',
    hotUpdate({ server, modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send(changed)
    },
    transformIndexHtml: () => [
      inHead(`
        import { createHotContext } from '/@vite/client'
        createHotContext('/sitewright').on('${changed}', () => {
          if (document.documentElement.dataset.awake === undefined) location.reload()
        })`),
    ],
  }
}

function errorOnPages(shown: () => Error | undefined): Plugin {
  return {
    name: 'sitewright:error-on-pages',
    transformIndexHtml() {
      const error = shown()
      return error ? [inHead(overlayScript(error))] : []
    },
  }
}

const inHead = (children: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module' },
  children,
  injectTo: 'head',
})

const overlay = (error: Error) => `<script type="module">${overlayScript(error)}</script>`

function overlayScript(error: Error): string {
  const texts = JSON.stringify(textsOf(error)).replaceAll('<', '\\u003c')
  return `import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${texts}))`
}

const textsOf = ({ message, stack = '' }: Error) => ({ message, stack })
