import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runChild } from '../process/run-child.mjs'
import { layOut, platform, version } from './lay-out.ts'

/** The folder in the tarball. */
export const releaseName = `sitewright-${version}`

/** So that the files belong to root where root unpacks them, in the words of GNU's tar and of the one of macOS. */
const owner = process.platform === 'darwin' ? ['--uid', '0', '--gid', '0'] : ['--owner=0', '--group=0']

/**
 * Packs what runs the site with Node alone, and its SHA-256 beside it. The site must be built.
 *
 * @param folder where to; it is made if it is missing.
 * @returns the path of the tarball.
 */
export async function makeTarball(folder: string): Promise<string> {
  const staged = mkdtempSync(join(tmpdir(), 'sitewright-tarball-'))
  try {
    mkdirSync(folder, { recursive: true })
    layOut(join(staged, releaseName))
    const file = join(folder, `${releaseName}-${platform}.tar.gz`)
    const args = [...owner, '--numeric-owner', '-czf', file, '-C', staged, releaseName]
    const { code, output } = await runChild('tar', args, { stdio: ['ignore', 'pipe', 'pipe'] })
    if (code !== 0) throw new Error(`tar failed:\n${output}`)
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
    writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`)
    return file
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}
