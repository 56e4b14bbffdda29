import { findPageKinds, type OnBroken } from '@sitewright/page-kit/discover'
import type { PageKindServer } from '@sitewright/page-kit/server'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { InlineConfig } from 'vite'
import { serverDir, siblingApp } from '../config.ts'
import { loadKinds } from '../kinds/installed-kinds.ts'
import { startServer, type RunningServer, type StartOptions } from '../start.ts'
import { kindFailures } from '../db/orphaned-data.ts'
import { createDevSite } from './dev-site.ts'
import { createFreshModules } from './fresh-modules.ts'
import { createFront } from './front.ts'

/** The server halves of page kinds that somebody works on. */
export interface KindSources {
  /** Where their sources are. */
  folders: readonly string[]
  /** All page kinds of the site, these among them. */
  load: (onBroken: OnBroken) => Promise<PageKindServer[]>
}

export interface DevelopOptions extends Pick<StartOptions, 'config' | 'log' | 'signal' | 'onBroken'> {
  /** Of the site's sources. */
  site?: string
  /** What is added to the site's own configuration of Vite. */
  vite?: InlineConfig
  kinds?: KindSources
}

/** What differs where somebody works on a page kind outside this repository. */
export type DevelopedParts = Pick<DevelopOptions, 'vite' | 'kinds'>

/** A site under development. */
export type DevelopedSite = Pick<RunningServer, 'address' | 'firstStart' | 'stop'>

/** The kinds of this repository, or of those that depend on them as on packages: only what is no package is worked on. */
const installed = (siteFolder: string): KindSources => ({
  folders: findPageKinds(serverDir, { siteFolder, onBroken: () => {} })
    .map(({ folder }) => path.join(folder, 'src'))
    .filter((folder) => !folder.split(path.sep).includes('node_modules')),
  load: (onBroken) => loadKinds(onBroken, siteFolder),
})

/**
 * Serves the site from its sources. What browsers show follows each change by itself; after a change of a server half the
 * server is made again, while requests wait. A half that cannot be loaded is told, and the one before it goes on.
 *
 * @throws {StartError} with one clear line.
 */
export async function develop(options: DevelopOptions): Promise<DevelopedSite> {
  const { config, kinds = installed(options.config.siteFolder), site = siblingApp('site'), vite } = options
  const front = createFront()
  const modules = createFreshModules(kinds.folders)
  const devSite = await createDevSite({
    folder: site,
    siteFolder: config.siteFolder,
    server: front.server,
    config: vite,
  })
  let failed = false
  let running: RunningServer | undefined
  let starting: Promise<unknown> = Promise.resolve()

  async function load(): Promise<PageKindServer[]> {
    const broken: Error[] = []
    const loaded = await kinds.load(({ package: name, error }) => {
      complain(`The page kind ${name} could not be loaded`, error)
      broken.push(error)
    })
    failed = broken.length > 0
    devSite.show(broken[0])
    return loaded
  }

  async function start(loaded: PageKindServer[]): Promise<RunningServer> {
    const { renderer } = devSite
    running = await startServer({
      ...options,
      develop: { renderer, kinds: loaded, listen: (app) => app.ready() },
    })
    for (const [kind, reason] of await kindFailures(running.services.database.raw)) {
      const failure = `The tables of the page kind '${kind}' could not be made, in migration ${reason}`
      console.error(failure)
      devSite.show(new Error(failure))
    }
    front.answer(running.app)
    return running
  }

  async function restart(): Promise<void> {
    // what changes during the first start is for the next one
    await starting.catch(() => {})
    const began = performance.now()
    const loaded = await load()
    if (failed) return
    front.hold()
    try {
      await running?.stop()
      running = undefined
      await start(loaded)
      devSite.reload()
      console.log(`The server was made again in ${Math.round(performance.now() - began)} ms`)
    } catch (error) {
      failed = true
      complain('The server could not be started again', error)
      front.refuse(error instanceof Error ? error.message : String(error))
    }
  }

  const settle = oneAfterAnother(restart)
  // Vite's watcher passes over what changes while it looks around first
  const watchers = kinds.folders.map((folder) =>
    fs.watch(folder, { recursive: true }, (_, name) => {
      const file = path.join(folder, name ?? '')
      if (!modules.has(file) && !failed) return
      modules.forget(file)
      settle.ask()
    }),
  )
  async function stop(): Promise<void> {
    for (const watcher of watchers) watcher.close()
    await settle.end()
    await front.close()
    await devSite.close()
    await running?.stop()
    modules.close()
  }
  try {
    front.pass(devSite.middleware)
    const first = load().then(start)
    starting = first
    const { firstStart } = await first
    const address = await front.listen(config)
    return { address, stop, ...(firstStart && { firstStart }) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** For the person at the terminal, who wants the lines of an error apart. */
function complain(what: string, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  console.error(`${what}:`, cause)
}

/** Milliseconds in which an editor has written a file, which takes it several steps. */
const writing = 20

/** Does work when it is asked for; what is asked meanwhile is done once, afterwards. */
function oneAfterAnother(work: () => Promise<void>) {
  let isAsked = false
  let done: Promise<void> | undefined
  async function run() {
    while (isAsked) {
      isAsked = false
      await work()
    }
    done = undefined
  }
  return {
    ask() {
      isAsked = true
      done ??= setTimeout(writing).then(run)
    },
    async end() {
      isAsked = false
      await done
    },
  }
}
