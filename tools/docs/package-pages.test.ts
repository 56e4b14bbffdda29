import { describe, expect, it } from 'vitest'
import { exportsOf } from './exports-of.ts'
import { docText, documentedEntries, packagePages } from './package-pages.ts'

const entries = documentedEntries().flatMap((each) => each.entries)

describe('the reference of packages', () => {
  it.each(entries)('has a doc comment for everything that $specifier exports', ({ exports }) => {
    expect(exports).not.toEqual([])
    const without = exports.filter(({ doc }) => doc === undefined)
    expect(without.map(({ name, file, line }) => `${name}, ${file}:${line}`)).toEqual([])
  })

  it('says how something is used, and not how it works', () => {
    const page = packagePages()['packages/ui.md'] ?? ''
    expect(page).toContain(
      '### DataTable\n\n```ts\nfunction DataTable<Row>(props: DataTableProps<Row>)\n```\n\nA dense table',
    )
    expect(page).toContain('[DataTable.tsx](../../../libs/ui/src/data-table/DataTable.tsx), line ')
    expect(page).toContain('### formatDay\n\n```ts\nconst formatDay = (moment: number): string\n```')
  })

  it('describes what several entries have once, and the first of several declarations', () => {
    const page = packagePages()['packages/api-client.md'] ?? ''
    expect(page.match(/^type PageState\b/gm)).toHaveLength(1)
    expect(page).toContain('### PageState\n\nAs in `@sitewright/api-client`.')
    const choice = exportsOf('libs/page-kit/src/content/index.ts').find(({ name }) => name === 'choice')
    expect(choice?.doc).toContain('@param choices')
  })
})

it('a doc comment is a text and a list of its tags', () => {
  const doc =
    'Finds an `Array<Hut>` or a\nMap<Hut>, see {@link Hut}.\n\n@param name of it,\n  in full\n@returns the hut @throws where it is gone'
  expect(docText(doc)).toBe(
    'Finds an `Array<Hut>` or a\nMap&lt;Hut>, see `Hut`.\n\n- `name`: of it, in full\n- Gives: the hut\n- Throws: where it is gone',
  )
  expect(docText('A hut.\n@example\nhut(1)')).toBe('A hut.\n\n```ts\nhut(1)\n```')
  expect(docText('Mail to `@returns`, or a@default.org')).toBe('Mail to `@returns`, or a@default.org')
})
