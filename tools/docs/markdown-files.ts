import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** The project's Markdown files, relative to the top folder: those in git and those not ignored by it. */
export function markdownFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*.md']
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  return listed.filter((file) => file && existsSync(join(root, file)))
}
