import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'

/** @throws when there is anything in the folder. */
export function assertFree(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; nothing was written`)
}

/** @param {Record<string, string>} files text by path inside the folder. */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Remembers files as they are. @returns {() => boolean} what puts them back so, and says whether any had changed. */
export function keepFiles(paths) {
  const kept = paths.map((path) => [path, readFileSync(path)])
  return () => {
    const changed = kept.filter(([path, bytes]) => !bytes.equals(readFileSync(path)))
    for (const [path, bytes] of changed) writeFileSync(path, bytes)
    return changed.length > 0
  }
}

/** Formats files as this repository does: other names make other lines. */
export async function format(...paths) {
  const config = join(root, '.prettierrc.json')
  const args = ['--write', '--log-level=warn', '--ignore-path=', `--config=${config}`, ...paths]
  const { code, output } = await runTool('prettier', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (code !== 0) throw new Error(`The files could not be formatted:\n${output}`)
}

export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true })
}
