import { createRequire, registerHooks } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { addContributions, type InstalledContribution } from '../contributions/add-contributions.ts'
import { assertJobTimes } from '../server/jobs.ts'
import type { PageKindServer } from '../server/page-kind-server.ts'
import { findContributions } from './find-contributions.ts'
import { findPageKinds, report, type FindOptions, type OnBroken } from './find-page-kinds.ts'
import { createSharedImports } from './site-folder.ts'

/** How the server gets at an installed kind's half. */
export interface InstalledKindServer {
  kind: string
  /** The package that brings it. */
  package: string
  load: () => Promise<{ default?: PageKindServer }>
  /** What other packages bring to its extension points. */
  contributions?: readonly InstalledContribution[]
}

/**
 * The server halves of an app's page kinds, in the order of `findPageKinds`: the default export of each `<package>/server`,
 * with what the packages of `findContributions` bring to it.
 *
 * With `onBroken` a package that cannot be found, read or imported is told there and left out, so that it never takes
 * the other kinds down. Without it the first problem stops the start.
 *
 * @throws without `onBroken`, naming the package.
 */
export async function loadPageKindServers(appDir: string, options: FindOptions = {}): Promise<PageKindServer[]> {
  const kinds = findPageKinds(appDir, options)
  const contributions = findContributions(appDir, options)
  shareImports(
    appDir,
    [...kinds, ...contributions].filter(({ from }) => from !== appDir),
  )
  const installed = kinds.map((found) => ({
    ...found,
    load: () => importServer(found.from, found.package) as ReturnType<InstalledKindServer['load']>,
    contributions: contributions
      .filter(({ kind }) => kind === found.kind)
      .map((each) => ({ ...each, load: () => importServer(each.from, each.entry) })),
  }))
  return loadInstalledServers(installed, options)
}

/** The same of a list that is known already, such as the one that a build made. */
export async function loadInstalledServers(
  installed: readonly InstalledKindServer[],
  options: FindOptions = {},
): Promise<PageKindServer[]> {
  const servers: PageKindServer[] = []
  for (const entry of installed) {
    const onBroken = (broken: Parameters<OnBroken>[0]) => report({ ...broken, onBroken: options.onBroken })
    const server = await loadServer(entry).catch((cause: unknown) => {
      const detail = cause instanceof Error ? cause.message : String(cause)
      const error = new Error(`${entry.package}: its server half cannot be loaded: ${detail}`, { cause })
      onBroken({ package: entry.package, error })
    })
    if (!server) continue
    await addContributions(server, entry.contributions ?? [], onBroken)
    servers.push(server)
  }
  return servers
}

async function loadServer({ kind, load }: InstalledKindServer): Promise<PageKindServer> {
  const { default: server } = await load()
  if (!server?.manifest) throw new Error('it has no default export with a manifest')
  if (server.manifest.kind !== kind) {
    throw new Error(`its manifest says '${server.manifest.kind}', its package.json '${kind}'`)
  }
  assertJobTimes(server.jobs ?? {})
  return server
}

/** Has the packages of the site's folder import what they share with the app from there, in this process. */
function shareImports(appDir: string, owned: readonly { folder: string; from: string }[]): void {
  if (owned.length === 0) return
  const isOfApp = createSharedImports(owned.flatMap(({ folder, from }) => [folder, from]))
  const parentURL = pathToFileURL(path.resolve(appDir, 'package.json')).href
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const importer = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : ''
      return nextResolve(specifier, isOfApp(specifier, importer) ? { ...context, parentURL } : context)
    },
  })
}

/** A bare import would look from this package's folder; kinds and what adds to them are the app's dependencies. */
async function importServer(from: string, entry: string) {
  const file = createRequire(path.resolve(from, 'package.json')).resolve(`${entry}/server`)
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default?: unknown }
}
