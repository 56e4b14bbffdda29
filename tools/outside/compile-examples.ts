import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { hasty } from './type-commands.ts'

/** What the examples leave to the author. */
const stubs = {
  'src/manifest.ts': `import type { PageKindManifest } from '@sitewright/page-kit'
export const manifest = {
  kind: 'huts',
  title: 'Huts',
  detail: 'Huts and who stays in them',
  permissions: { 'plugin.huts.editor': 'Edit huts' },
  editor: 'plugin.huts.editor',
} as const satisfies PageKindManifest
`,
  'src/left-out.ts': `import type { KindMail } from '@sitewright/page-kit/server'
declare global {
  function tellTheBookingService(published: object): Promise<void>
  function forgetGuest(services: object, accountId: number): Promise<void>
  function storeForecast(services: object, signal: AbortSignal): Promise<void>
  function plansHolding(services: object, text: string): Promise<{ hut: string; content: string }[]>
  const yesterdaysBookings: KindMail
}
`,
}

const options = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--target', 'es2024', '--types', 'node']
const modules = ['--jsx', 'react-jsx', '--module', 'esnext', '--moduleResolution', 'bundler']

/**
 * Compiles what a guide shows of a kind's source files, in a folder with the packages that it names.
 *
 * @returns the files, and what the compiler says.
 */
export async function compileExamples(guide: string, folder: string): Promise<{ files: string[]; said: string }> {
  const place = join(folder, 'examples')
  const shown = [...guide.matchAll(/^```tsx?\n\/\/ (src\/\S+)\n(.*?)^```/gms)].map(([, path = '', text = ''], index) =>
    /^import /m.test(text) ? { path, text } : partOfClientHalf(path, text, index),
  )
  try {
    write(place, 'package.json', '{ "type": "module" }')
    for (const [path, text] of Object.entries(stubs)) write(place, path, text)
    for (const { path, text } of shown) write(place, path, text)
    const compiled = [...Object.keys(stubs), ...shown.map(({ path }) => path)].map((path) => join(place, path))
    const { output } = await runTool('tsc', [...options, ...modules, '--allowImportingTsExtensions', ...compiled], {
      cwd: folder,
      env: hasty,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return { files: shown.map(({ path }) => path), said: output.trim() }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** A module of its own for lines that stand in a client half, beside others. */
function partOfClientHalf(path: string, text: string, index: number) {
  const imports = "import type { PageKind } from '@sitewright/page-kit'\n"
  return {
    path: path.replace(/\.ts$/, `-${index}.ts`),
    text: `${imports}export const part: Partial<PageKind> = {\n${text}}\n`,
  }
}

function write(place: string, path: string, text: string) {
  mkdirSync(dirname(join(place, path)), { recursive: true })
  writeFileSync(join(place, path), text)
}
