import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteDependencies, siteFolder } from '../process/site-folder.ts'
import { runNpm } from './npm-install.ts'

const manifest = join(siteFolder, 'package.json')
const lock = join(siteFolder, 'package-lock.json')
const stamp = join(siteFolder, 'node_modules', '.install-stamp')
/** Peers are the site's own: npm would bring a second React along. */
const withoutPeers = '--legacy-peer-deps'

/**
 * Installs what the site's folder names, unless it is what is there already: only the names need be copied to another machine.
 * Callers see to it that nobody else installs meanwhile.
 */
export async function installSite(): Promise<void> {
  if (Object.keys(siteDependencies()).length === 0 || isInstalled()) return
  await runNpm([existsSync(lock) ? 'ci' : 'install', withoutPeers], siteFolder)
  noteInstalled()
}

/** Installs it again, whatever is there. */
export async function reinstallSite(): Promise<void> {
  if (existsSync(manifest)) await runNpm(['install', withoutPeers], siteFolder)
  noteInstalled()
}

/** Adds a package to the site's folder, which is made if need be. @param spec what npm installs. */
export async function installInSite(spec: string): Promise<void> {
  mkdirSync(siteFolder, { recursive: true })
  if (!existsSync(manifest)) writeFileSync(manifest, `${JSON.stringify(emptyManifest, null, 2)}\n`)
  await runNpm(['install', spec, withoutPeers], siteFolder)
  noteInstalled()
}

/** Takes a package out of the site's folder. */
export async function uninstallFromSite(name: string): Promise<void> {
  await runNpm(['uninstall', name, withoutPeers], siteFolder)
  noteInstalled()
}

const emptyManifest = { name: 'site', private: true, description: 'The page kinds that this site has added' }

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === named()
}

function noteInstalled() {
  if (existsSync(join(siteFolder, 'node_modules'))) writeFileSync(stamp, named())
}

function named() {
  return [manifest, lock].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n')
}
