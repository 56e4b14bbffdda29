import { findContributions } from './find-contributions.ts'
import { findPageKinds, report, type FindOptions } from './find-page-kinds.ts'
import { dependenciesOf, readDependency, type InstalledPackage } from './installed-package.ts'

/** A package that says something to people, in their language. */
export interface MessagePackage {
  name: string
  /** Its folder, symbolic links followed; `messages` in it holds its translations. */
  folder: string
}

/**
 * The packages whose messages an app may show: its dependencies that depend on `@sitewright/messages`, with those of the site's
 * folder, and its page kinds with what contributes to them.
 *
 * @param appDir - the folder that holds the app's package.json.
 * @throws without `onBroken` for a dependency that is not installed, and as `findPageKinds` does.
 */
export function findMessagePackages(appDir: string, options: FindOptions = {}): MessagePackage[] {
  const found = new Map<string, MessagePackage>()
  for (const each of [...findPageKinds(appDir, options), ...findContributions(appDir, options)])
    found.set(each.package, { name: each.package, folder: each.folder })
  for (const { name, from } of dependenciesOf(appDir, options.siteFolder)) {
    try {
      const installed = readDependency(from, name)
      if (saysMessages(installed)) found.set(name, { name, folder: installed.folder })
    } catch (error) {
      report({ package: name, error, onBroken: options.onBroken })
    }
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function saysMessages({ content }: InstalledPackage): boolean {
  const { dependencies = {}, peerDependencies = {} } = content as Record<string, object | undefined>
  return '@sitewright/messages' in { ...dependencies, ...peerDependencies }
}
