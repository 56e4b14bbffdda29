import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '../process/run-child.mjs'
import { ensureNode } from '../setup/node.mjs'
import { root } from '../setup/root.mjs'
import type { WorkspacePackage } from '../workspace/packages.ts'
import { buildPackages } from './build-packages.ts'
import { publishable } from './publishable.ts'
import { publishedManifest } from './published-manifest.ts'

/** A package that was packed: `file` is the tarball's path. */
export interface PackedPackage {
  name: string
  version: string
  file: string
}

/** Builds every package that is published, and packs it into a folder. */
export async function packPackages(folder: string): Promise<PackedPackage[]> {
  const packages = publishable()
  await buildPackages(packages)
  mkdirSync(folder, { recursive: true })
  const staged = mkdtempSync(join(tmpdir(), 'sitewright-pack-'))
  try {
    const places = packages.map((each) => stagePackage(each, join(staged, each.folder)))
    const files = await pack(places, folder)
    return packages.map(({ name, manifest: { version } }, index) => {
      const file = files[index]
      if (!file) throw new Error(`npm pack wrote no tarball of ${name}`)
      return { name, version, file }
    })
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

/** Puts together in a new folder what is published of a package that is built. @returns the folder. */
export function stagePackage({ path, manifest }: WorkspacePackage, folder: string) {
  mkdirSync(folder)
  const licence = join(root, 'LICENSE')
  for (const name of manifest.files ?? []) {
    const from = join(root, path, name)
    if (!existsSync(from)) throw new Error(`${path} has no ${name}, which it says it publishes`)
    cpSync(from, join(folder, name), { recursive: true })
  }
  cpSync(licence, join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
  return folder
}

async function pack(places: readonly string[], folder: string) {
  const { npm, env } = ensureNode()
  const [command = 'npm', ...first] = npm
  const args = ['pack', ...places, '--json', '--silent', '--ignore-scripts', '--pack-destination', folder]
  const { code, output } = await runChild(command, [...first, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`)
  const packed = JSON.parse(output) as { filename: string }[]
  return packed.map(({ filename }) => join(folder, filename))
}
