import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { typeCommands } from './type-commands.ts'

export interface GuidePackage {
  /** As Markdown: it shows the files of the package, each with its path as a comment in the first line. */
  guide: string
  name: string
  /** Where it is made. */
  folder: string
  /** A checkout with what it is compiled against, in the place of a registry. */
  site: string
}

/** What the guide leaves to the author. */
const compilerOptions = {
  ...{ rootDir: 'src', outDir: 'dist', declaration: true, strict: true, skipLibCheck: true },
  ...{ target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'], types: [], jsx: 'react-jsx' },
  ...{ module: 'nodenext', moduleResolution: 'nodenext', rewriteRelativeImportExtensions: true },
}

/** Makes a package of the files that a guide shows, compiles and packs it. @returns the path of its tarball. */
export async function writeGuidePackage({ guide, name, folder, site }: GuidePackage): Promise<string> {
  const [, said = ''] = /^```jsonc\n\/\/ package\.json\n(.*?)^```/ms.exec(guide) ?? []
  const manifest = { name, version: '1.0.0', type: 'module', files: ['dist'], ...JSON.parse(`{${said}}`) }
  const files = new Map(
    [...guide.matchAll(/^```tsx?\n\/\/ (src\/\S+)\n(.*?)^```/gms)].map(([, at, text]) => [at, text]),
  )
  if (files.size === 0) throw new Error('The guide shows no files')
  for (const [at = '', text = ''] of [
    ['package.json', JSON.stringify(manifest)],
    ['tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] })],
    ...files,
  ]) {
    mkdirSync(dirname(join(folder, at)), { recursive: true })
    writeFileSync(join(folder, at), text)
  }
  symlinkSync(join(site, 'node_modules'), join(folder, 'node_modules'))
  const packed = await typeCommands(['node_modules/.bin/tsc -p .', 'npm pack --silent'], { from: folder })
  return join(folder, packed.trim().split('\n').at(-1) ?? '')
}
