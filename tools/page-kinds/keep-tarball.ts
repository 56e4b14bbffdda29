import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { siteDependencies, siteFolder } from '../process/site-folder.ts'

const folder = join(siteFolder, 'packages')

/**
 * Copies a tarball into the site's folder, under a name that says what is in it: one of the same version that was built
 * again is another file, which npm installs.
 *
 * @returns what npm installs.
 */
export function keepTarball(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  const name = basename(file).replace(/(\.tar\.gz|\.tgz)$/, `-${hash}.tgz`)
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, name))
  return `./packages/${name}`
}

/** Deletes the tarballs that no package of the site comes from any more. */
export function dropUnusedTarballs(): void {
  const used = new Set(Object.values(siteDependencies()).map((spec) => basename(spec)))
  try {
    for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
