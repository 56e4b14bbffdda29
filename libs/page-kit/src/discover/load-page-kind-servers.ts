import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { findPageKinds, report, type FindOptions, type FoundPageKind } from './find-page-kinds.ts'

/**
 * The server halves of an app's page kinds, in the order of `findPageKinds`: the default export of each `<package>/server`.
 *
 * With `onBroken` a package that cannot be found, read or imported is told there and left out, so that it never takes
 * the other kinds down. Without it the first problem stops the start.
 *
 * @throws without `onBroken`, naming the package.
 */
export async function loadPageKindServers(appDir: string, options: FindOptions = {}): Promise<PageKindServer[]> {
  const servers: PageKindServer[] = []
  for (const found of findPageKinds(appDir, options)) {
    try {
      servers.push(await loadServer(appDir, found))
    } catch (cause) {
      const detail = cause instanceof Error ? cause.message : String(cause)
      const error = new Error(`${found.package}: its server half cannot be loaded: ${detail}`, { cause })
      report({ package: found.package, error, onBroken: options.onBroken })
    }
  }
  return servers
}

async function loadServer(appDir: string, { kind, package: name }: FoundPageKind): Promise<PageKindServer> {
  // A bare import would look from this package's folder; the kinds are the app's dependencies.
  const file = createRequire(path.resolve(appDir, 'package.json')).resolve(`${name}/server`)
  const { default: server } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    default?: PageKindServer
  }
  if (!server?.manifest) throw new Error('it has no default export with a manifest')
  if (server.manifest.kind !== kind) {
    throw new Error(`its manifest says '${server.manifest.kind}', its package.json '${kind}'`)
  }
  return server
}
