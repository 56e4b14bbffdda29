// node tools/docs/requirements.ts [AREA …]
// Counts, area by area, the requirements that a test names; for the named areas it lists each with its tests. Fails where
// one has none, and where a test names a requirement that docs/reference/requirements.tsv does not have.
import { errorsOf } from './requirement-errors.ts'
import { readRequirements } from './read-requirements.ts'
import { testsByRequirement } from './tests-by-requirement.ts'

const requirements = readRequirements()
const tests = testsByRequirement()
const wanted = process.argv.slice(2).map((area) => area.toUpperCase())

for (const [area, rows] of Map.groupBy(requirements, (each) => each.area)) {
  if (wanted.length > 0 && !wanted.includes(area)) continue
  console.log(`${area.padEnd(8)} ${rows.filter(({ id }) => tests.has(id)).length} of ${rows.length}`)
  if (!wanted.includes(area)) continue
  for (const { id, text } of rows) {
    console.log(`\n${id} ${text}`)
    for (const { title, file } of tests.get(id) ?? []) console.log(`  ${title} (${file})`)
  }
}

const errors = errorsOf(requirements, tests)
for (const line of errors) console.error(line)
process.exitCode = errors.length > 0 ? 1 : 0
