import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory: the many small databases of the tests need not wait for a disk. */
const memory = '/dev/shm'
/** Bytes; more than the tests ever need at one time. */
const requiredBytes = 2 * 1024 ** 3

/**
 * Makes a folder for all temporary files of this run, in memory where there is room, and takes it away at the end.
 *
 * @returns the folder, which other users can pass through: PostgreSQL does not run as root.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'sitewright-'))
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

function hasRoom(path: string) {
  try {
    accessSync(path, constants.W_OK)
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize >= requiredBytes
  } catch {
    return false
  }
}
