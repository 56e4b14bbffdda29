import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../db/start-error.ts'
import { keysInFolder } from '../files/keys-in-folder.ts'

/**
 * Looks for what a restore that did not end, or a lost database, has left. A start would make a new site of it, and nobody
 * would be told that the old one is gone.
 *
 * @param hasDatabase whether there is a site's database already.
 * @throws {StartError} with what to do.
 */
export async function assertNoHalfSite(
  { dataDir, databaseUrl, filesUrl }: Pick<Config, 'dataDir' | 'databaseUrl' | 'filesUrl'>,
  hasDatabase: boolean,
): Promise<void> {
  const restoring = path.join(dataDir, 'restoring')
  if (!databaseUrl && fs.existsSync(path.join(restoring, 'sitewright.sqlite')))
    throw new StartError(
      `A restore into ${dataDir} did not end: run 'sitewright restore FILE --force' once more, or remove ${restoring}`,
    )
  if (hasDatabase || filesUrl !== undefined) return
  const files = path.join(dataDir, 'files')
  if ((await keysInFolder(files)).length > 0)
    throw new StartError(
      `There are files of a site in ${files}, but its database is gone: bring it back with 'sitewright restore FILE --force', or move the files away to begin a new site`,
    )
}
