import { describe, expect, it } from 'vitest'
import { findFragments, readSources } from './fragments.ts'

const short = 'export const width = 3\n'
const long = `${short}\n`.repeat(11)
const from = (...paths: string[]) => paths.map((path) => `import { width } from '${path}'\n`).join('')

function fragmentsOf(files: Record<string, string>) {
  return findFragments(new Map(Object.entries(files))).map(({ file }) => file)
}

describe('a part of twenty lines at most', () => {
  it('stands in the only file that imports it', () => {
    const files = { 'libs/ui/src/part.ts': short, 'libs/ui/src/whole.ts': from('./part.ts') }
    expect(findFragments(new Map(Object.entries(files)))).toEqual([
      { file: 'libs/ui/src/part.ts', importer: 'libs/ui/src/whole.ts' },
    ])
  })

  it.each([
    ['is longer', { 'libs/ui/src/part.ts': long, 'libs/ui/src/a.ts': from('./part.ts') }],
    [
      'has two importers',
      { 'libs/ui/src/part.ts': short, 'libs/ui/src/a.ts': from('./part.ts'), 'libs/ui/src/b.ts': from('./part.ts') },
    ],
    [
      'has tests of its own',
      {
        'libs/ui/src/part.ts': short,
        'libs/ui/src/a.ts': from('./part.ts'),
        'libs/ui/src/part.test.ts': from('./part.ts'),
      },
    ],
    ['is fetched when it is wanted', { 'libs/ui/src/part.ts': short, 'libs/ui/src/a.ts': "import('./part.ts')\n" }],
    [
      'is handed on by an entry',
      { 'libs/ui/src/part.ts': short, 'libs/ui/src/index.ts': "export { width } from './part.ts'\n" },
    ],
    [
      'has styles of its own',
      { 'libs/ui/src/Part.tsx': "import styles from './Part.module.css'\n", 'libs/ui/src/a.ts': from('./Part.tsx') },
    ],
    [
      'answers a group of calls',
      { 'apps/server/src/calls/menu-handlers.ts': short, 'apps/server/src/calls/all.ts': from('./menu-handlers.ts') },
    ],
  ])('is a file of its own where it %s', (_, files) => {
    expect(fragmentsOf(files)).toEqual([])
  })

  it('is nowhere a file of its own without a reason', () => {
    const found = findFragments(readSources()).map(({ file, importer }) => `${file} belongs into ${importer}`)
    expect(found).toEqual([])
  })
})
