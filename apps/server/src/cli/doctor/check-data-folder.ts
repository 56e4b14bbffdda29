import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { freeSpaceIn } from '../../http/health.ts'
import { bytesText } from '../amount.ts'
import { lineOf } from '../command-error.ts'
import { failure, ok, warning, type Finding } from './finding.ts'

/** Bytes of free space below which saving may fail, and below which it is time to think about it. */
const space = { scarce: 64 * 1024 * 1024, low: 1024 * 1024 * 1024 }

export async function checkDataFolder({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding[]> {
  try {
    if (!(await stat(dataDir)).isDirectory()) return [failure('Data folder', `${dataDir} is not a folder`)]
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return [failure('Data folder', `${dataDir} cannot be used: ${lineOf(error)}`)]
  }
  return [await checkSecrecy(dataDir), await checkSpace(dataDir)]
}

/** The database has password hashes and addresses. */
async function checkSecrecy(dataDir: string): Promise<Finding> {
  const file = path.join(dataDir, 'sitewright.sqlite')
  const [folder, database] = [await stat(dataDir), await stat(file).catch(() => undefined)]
  const open = process.platform !== 'win32' && (folder.mode & 0o001) !== 0 && ((database?.mode ?? 0) & 0o004) !== 0
  return open
    ? warning('Data folder', `Everybody on this machine can read the database: chmod 700 ${dataDir}`)
    : ok('Data folder', dataDir)
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const free = await freeSpaceIn(dataDir)
  const text = `${bytesText(free)} free`
  if (free < space.scarce) return failure('Disk', `${text}: saving may fail`)
  return free < space.low ? warning('Disk', text) : ok('Disk', text)
}
