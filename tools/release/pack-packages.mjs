import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '../process/run-child.mjs'
import { ensureNode } from '../setup/node.mjs'
import { root } from '../setup/root.mjs'
import { buildPackages } from './build-packages.mjs'
import { publishable } from './publishable.mjs'
import { publishedManifest } from './published-manifest.mjs'

/**
 * Builds and packs every package that is published.
 *
 * @returns {Promise<{ name: string, version: string, file: string }[]>} `file` is the tarball's path.
 */
export async function packPackages(folder) {
  const packages = publishable()
  await buildPackages(packages)
  mkdirSync(folder, { recursive: true })
  const staged = mkdtempSync(join(tmpdir(), 'sitewright-pack-'))
  try {
    const places = packages.map((each) => stage(each, join(staged, each.folder)))
    const files = await pack(places, folder)
    return packages.map(({ name, manifest }, index) => ({ name, version: manifest.version, file: files[index] }))
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

/** Puts together what is published of a package. @returns the folder. */
function stage({ path, manifest }, folder) {
  mkdirSync(folder)
  const licence = join(root, 'LICENSE')
  for (const name of manifest.files) {
    const from = join(root, path, name)
    if (!existsSync(from)) throw new Error(`${path} has no ${name}, which it says it publishes`)
    cpSync(from, join(folder, name), { recursive: true })
  }
  cpSync(licence, join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
  return folder
}

async function pack(places, folder) {
  const { npm, env } = ensureNode()
  const [command, ...first] = npm
  const args = ['pack', ...places, '--json', '--silent', '--ignore-scripts', '--pack-destination', folder]
  const { code, output } = await runChild(command, [...first, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`)
  return JSON.parse(output).map(({ filename }) => join(folder, filename))
}
