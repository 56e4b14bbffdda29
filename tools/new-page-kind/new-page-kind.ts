// npm run new:page-kind <name> -- [--outside <folder> [--package <name>]]
// Writes the package of a new page kind: complete, tested and styled, to be changed from there. In this repository it is
// added to the site as well; `--outside` makes it a repository of its own.
import { parseArgs } from 'node:util'
import { createPageKind, errorIn } from './new-package.ts'
import { createInside } from './create-inside.ts'
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
  if (outside === undefined) console.log(await createInside(name))
  else {
    const folder = await createPageKind(name, { folder: outside, package: given })
    console.log(`The page kind '${name}' is in ${folder}. There, npm install, then npm test.`)
  }
} catch (error) {
  console.error(`new:page-kind: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
