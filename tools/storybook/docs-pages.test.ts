import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadCsf } from 'storybook/internal/csf-tools'
import { beforeAll, expect, it } from 'vitest'

/** What Storybook's index says of a story or a page. */
interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  importPath: string
}

const root = join(import.meta.dirname, '../..')
let entries: Entry[]

beforeAll(async () => {
  // a run of the tests has no pages
  const { VITEST: _, ...env } = process.env
  const script = join(import.meta.dirname, 'print-index.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root, env, maxBuffer: 2 ** 26 })
  entries = Object.values(JSON.parse(stdout) as Record<string, Entry>)
})

const titles = (type: Entry['type']) => [
  ...new Set(entries.filter((each) => each.type === type).map(({ title }) => title)),
]

it('has a page for every component that has a story, and an introduction', () => {
  const shown = titles('story').filter((title) => !title.startsWith('Checks/'))
  expect(shown.length).toBeGreaterThan(90)
  expect(titles('docs').toSorted()).toEqual(['Introduction', ...shown].toSorted())
})

it('leads from the introduction to pages that exist', () => {
  const text = readFileSync(join(import.meta.dirname, 'docs/Introduction.mdx'), 'utf8')
  const links = [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !entries.some(({ id, type }) => id === link && type === 'docs'))).toEqual([])
})

// whole screens say themselves how they are used
const groups = ['UI', 'Page kit', 'Rich text', 'Media', 'Site']

it('says of every part what to do with it and what not', () => {
  const parts = entries.filter(({ type, title }) => type === 'docs' && groups.includes(title.split('/')[0] ?? ''))
  expect(
    parts.filter(({ importPath }) => !hasUsage(join(root, importPath))).map(({ importPath }) => importPath),
  ).toEqual([])
})

/** Whether the stories of a file have `parameters.usage` with both lists, neither empty. */
function hasUsage(file: string): boolean {
  const csf = loadCsf(readFileSync(file, 'utf8'), { makeTitle: (title) => title, fileName: file }).parse()
  const usage = propertyOf(csf._metaAnnotations['parameters'] as Written | undefined, 'usage')
  return ['do', 'avoid'].every((list) => propertyOf(usage, list)?.elements?.length)
}

/** What is read of the source of an object or a list. */
interface Written {
  properties?: { key?: { name?: string }; value?: Written }[]
  elements?: unknown[]
}

function propertyOf(written: Written | undefined, name: string): Written | undefined {
  return written?.properties?.find(({ key }) => key?.name === name)?.value
}
