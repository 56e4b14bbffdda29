import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { namedRequirements } from './named-requirements.ts'

/** Tests by the id of the requirement that their titles name; files relative to the top folder, in their order. */
export type TestsByRequirement = ReadonlyMap<string, readonly { title: string; file: string }[]>

/** The tests of the project that name a requirement. */
export function testsByRequirement(): TestsByRequirement {
  const patterns = ['*.test.*', '*.spec.*', '*.stories.*']
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  const files = [...new Set(listed)].filter((file) => file && existsSync(join(root, file))).sort()
  const found = new Map<string, { title: string; file: string }[]>()
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    if (!/[A-Z]{3,6}-\d{3}/.test(source)) continue
    for (const { id, title } of namedRequirements(source, file)) {
      found.set(id, [...(found.get(id) ?? []), { title, file }])
    }
  }
  return found
}
