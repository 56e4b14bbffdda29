import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** Tests, stories, what only they use, styles, and the declarations of calls, which have a page of their own. */
const notShipped = /\.(?:test|stories)\.|\.d\.ts$|-styles\.ts$|\/testing\/|\/contract(?:\.ts$|\/)/

let listed: string[] | undefined

/** The files of the program at or under a path, relative to the top folder and in their order. */
export function sourceFiles(path: string): string[] {
  listed ??= listFiles()
  return listed.filter((file) => file === path || file.startsWith(`${path}/`))
}

function listFiles() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  return [...new Set(files)].filter((file) => file && !notShipped.test(file) && existsSync(join(root, file))).sort()
}
