import { starterNames } from '@sitewright/api-client/contract'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { serverDir } from '../config.ts'
import type { Reader } from '../db/database.ts'

const logoNames = ['logo-large.svg', 'logo-small.svg']

/** Knows the logos of the starter sites by their bytes, whatever they are called and wherever they lie. */
export function createStarterLogos() {
  let hashes: Promise<string[]> | undefined

  /** True if one of these files, by ids, is a logo of a starter site. */
  async function areAmong(db: Reader, files: readonly number[]): Promise<boolean> {
    hashes ??= readHashes()
    const found = await db
      .selectFrom('files')
      .where('id', 'in', files)
      .where('sha256', 'in', await hashes)
      .select('id')
      .executeTakeFirst()
    return found !== undefined
  }

  return { areAmong }
}

function readHashes(): Promise<string[]> {
  const files = starterNames.flatMap((name) =>
    logoNames.map((file) => path.join(serverDir, 'assets/starter', name, file)),
  )
  return Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ),
  )
}
