// node tools/docs/requirements.mjs [AREA …]
// Counts, area by area, the requirements that a test names; for the named areas it lists each with its tests, in
// Markdown. Fails where a test names a requirement that docs/reference/requirements.tsv does not have.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { table } from './markdown.mjs'
import { namedRequirements } from './named-requirements.mjs'

const requirements = readFileSync(join(root, 'docs/reference/requirements.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, area, text] = line.split('\t')
    return { id, area, text }
  })
const tests = testsById()
const wanted = process.argv.slice(2).map((area) => area.toUpperCase())

for (const [area, rows] of Map.groupBy(requirements, (each) => each.area)) {
  const named = rows.filter(({ id }) => tests.has(id)).length
  if (wanted.length === 0) console.log(`${area.padEnd(8)} ${named} of ${rows.length}`)
  if (!wanted.includes(area)) continue
  console.log(`## ${area}: ${named} of ${rows.length}\n`)
  const cells = rows.map(({ id, text }) => [id, text, tests.get(id)?.join('<br>') ?? ''])
  console.log(table(['Id', 'Requirement', 'Tests'], cells))
}

const areas = new Set(requirements.map(({ area }) => area))
const known = new Set(requirements.map(({ id }) => id))
for (const [id, titles] of tests) {
  if (known.has(id) || !areas.has(id.split('-')[0])) continue
  console.error(`${id} is in no requirement, but in the test: ${titles.join('; ')}`)
  process.exitCode = 1
}

/** The titles of the tests that name each id, with their files. */
function testsById() {
  const patterns = ['*.test.*', '*.spec.*', '*.stories.*']
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  const found = new Map()
  for (const file of files.filter((each) => each && existsSync(join(root, each)))) {
    for (const { id, title } of namedRequirements(readFileSync(join(root, file), 'utf8'))) {
      found.set(id, [...(found.get(id) ?? []), `${title} (${file})`])
    }
  }
  return found
}
