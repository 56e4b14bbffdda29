// npm run new:page-kind <name> -- [--outside <folder> [--package <name>]]
// Writes the package of a new page kind: complete, tested and styled, to be changed from there. In this repository it is
// added to the site as well; `--outside` makes it a repository of its own.
import { parseArgs } from 'node:util'
import { createInside } from './create-inside.ts'
import { createOutside } from './create-outside.ts'
import { errorIn } from './names.ts'
import { takenKinds } from './taken-kinds.ts'

try {
  const { values, positionals } = parseArgs({
    options: { outside: { type: 'string' }, package: { type: 'string' } },
    allowPositionals: true,
  })
  const [name, ...more] = positionals
  const complaint = more.length > 0 ? `one name, please, not ${positionals.length}` : errorIn(name, takenKinds())
  if (name === undefined || complaint) throw new Error(complaint)
  if (values.package && !values.outside) throw new Error('--package is for a kind that stands --outside')
  const { outside, package: given } = values
  console.log(await (outside ? createOutside(name, { outside, package: given }) : createInside(name)))
} catch (error) {
  console.error(`new:page-kind: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
