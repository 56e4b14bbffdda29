import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createPageKind } from './create-page-kind.ts'

const usage = 'npm create @sitewright/page-kind <name> -- [--package <name>] [--folder <folder>]'

/** Does what the arguments of the command ask for, and says what to do next; complaints are one line. */
export async function runCommand(args: readonly string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { package: { type: 'string' }, folder: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values.help) return console.log(usage)
    const [name, ...more] = positionals
    if (more.length > 0) throw new Error(`one name, please, not ${positionals.length}`)
    const folder = await createPageKind(name, {
      folder: values.folder ?? `page-kind-${name}`,
      package: values.package,
    })
    const path = relative(process.env['INIT_CWD'] ?? process.cwd(), folder) || '.'
    console.log(
      `The page kind '${name}' is in ${folder}. Go on with:\n\n  cd ${path}\n  npm install\n  npm test\n  npm run dev    # a site with the kind, to see it while you work on it\n`,
    )
  } catch (error) {
    console.error(`create-page-kind: ${error instanceof Error ? error.message : String(error)}\n  ${usage}`)
    process.exitCode = 1
  }
}
