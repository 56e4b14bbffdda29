import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What a backup holds, as far as two of the same site must agree. */
export interface ArchiveContents {
  /** SHA-256 of the sorted SHA-256 of each table's rows, by the table's name: a gigabyte of rows is no one text. */
  tables: Record<string, string>
  rows: number
  /** SHA-256 of each file's bytes, by its path. */
  files: Record<string, string>
}

/** Unpacks a backup beside it for as long as it is read, with `tar`. */
export async function readArchive(archive: string): Promise<ArchiveContents> {
  const folder = await mkdtemp(`${archive}-`)
  try {
    await promisify(execFile)('tar', ['-xf', archive, '-C', folder])
    const rows = new Map<string, string[]>()
    for (const path of globSync('tables/*.jsonl', { cwd: folder }).toSorted()) {
      const name = path.slice('tables/'.length).replace(/\.\d+\.jsonl$/, '')
      const lines = (await readFile(join(folder, path), 'utf8')).split('\n').filter(Boolean)
      const found = rows.get(name) ?? []
      found.push(...lines.map(hash))
      rows.set(name, found)
    }
    const files: Record<string, string> = {}
    for (const path of globSync('files/*/*', { cwd: folder }).toSorted()) files[path] = await digest(join(folder, path))
    return {
      tables: Object.fromEntries([...rows].map(([name, lines]) => [name, hash(lines.toSorted().join())])),
      rows: [...rows.values()].reduce((sum, lines) => sum + lines.length, 0),
      files,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Names of tables and files that two backups do not hold alike. */
export function differences(one: ArchiveContents, other: ArchiveContents): string[] {
  const unlike = (a: Record<string, string>, b: Record<string, string>) =>
    Object.keys({ ...a, ...b }).filter((name) => a[name] !== b[name])
  return [...unlike(one.tables, other.tables), ...unlike(one.files, other.files)]
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function digest(path: string): Promise<string> {
  const sum = createHash('sha256')
  for await (const part of createReadStream(path)) sum.update(part as Buffer)
  return sum.digest('hex')
}
