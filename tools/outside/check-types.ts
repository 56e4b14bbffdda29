import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { hasty } from './type-commands.ts'

/** The two ways in which TypeScript finds packages. */
const resolutions = ['bundler', 'nodenext']

/**
 * Compiles a file that imports every entry of packages that are installed in a folder.
 *
 * @returns what the compiler says, and the entries whose types are `any`, which says nothing.
 */
export async function complaintsAboutTypes(folder: string, entries: readonly string[]): Promise<string[]> {
  const file = join(folder, 'imports-everything.mts')
  const imports = entries.map((entry, index) => `import type * as entry${index} from '${entry}'`)
  // types that cannot be found are any, which this tells from all others
  const checks = entries.map(
    (_, index) => `export const known${index}: 0 extends 1 & typeof entry${index} ? never : 1 = 1`,
  )
  writeFileSync(file, [...imports, ...checks, ''].join('\n'))
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--target', 'es2024', '--types', 'node']
  try {
    const said: string[] = []
    for (const way of resolutions) {
      const module = ['--module', way === 'bundler' ? 'esnext' : way, '--moduleResolution', way]
      const { output } = await runTool('tsc', [...options, ...module, file], {
        cwd: folder,
        env: hasty,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      said.push(...output.split('\n').filter((line) => line !== ''))
    }
    return said
  } finally {
    rmSync(file)
  }
}
