import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limit } from '../limits/limits.ts'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'
import { formatted, formsOf, jsonText, templateFiles, writeFiles, type Texts } from './new-package.ts'
import { used, workspacePackage } from './workspace-package.ts'

const forms = formsOf('hut-book')
const firstField = 'defineContent({\n'

/** The kind as it is generated, with one more field that every page has to have. */
async function withRequiredField(): Promise<Texts> {
  const files = await formatted({
    ...templateFiles(forms),
    'package.json': workspacePackage(forms)['package.json'] ?? '',
  })
  const content = files['src/content.ts'] ?? ''
  expect(content).toContain(firstField)
  return {
    ...files,
    'src/content.ts': content.replace(firstField, `${firstField}  title: text({ required: true }),\n`),
  }
}

let folder: string
beforeAll(async () => {
  const place = join(root, 'tools/.tsc')
  mkdirSync(place, { recursive: true })
  folder = mkdtempSync(join(place, 'hut-book-'))
  writeFiles(folder, await withRequiredField())
  const types = ['node', 'vite/client', '@testing-library/jest-dom/vitest']
  const tsconfig = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ rootDir: '.', outDir: '.tsc', tsBuildInfoFile: '.tsc/kind.tsbuildinfo', types },
      ...{ emitDeclarationOnly: true, rewriteRelativeImportExtensions: false },
    },
    include: ['src'],
    references: used.map((name) => ({ path: join(root, 'libs', name, 'tsconfig.lib.json') })),
  }
  writeFileSync(join(folder, 'tsconfig.json'), jsonText(tsconfig))
  const config = `import { client } from '../../../vitest.config.ts'\n\nexport default client('hut-book', import.meta.dirname)\n`
  writeFileSync(join(folder, 'vitest.config.ts'), config)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (tool: string, args: string[]) => runTool(tool, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })

it(
  'a required field is one line in one file of a generated kind: it compiles, and its tests pass',
  { timeout: limit(300) },
  async () => {
    expect(await run('tsc', ['-b', folder])).toMatchObject({ code: 0, output: '' })
    const { code, output } = await run('vitest', ['run', '--config', join(folder, 'vitest.config.ts')])
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
  },
)
