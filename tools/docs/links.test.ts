import { describe, expect, it } from 'vitest'
import { findLinks, findPaths, headingAnchors } from './links.ts'

describe('the links of a Markdown text', () => {
  it('finds relative links and pictures, with anchors and titles', () => {
    expect(findLinks('See [a](docs/a.md#one), ![b](<b.png>) and [c](../c "title").')).toEqual([
      'docs/a.md#one',
      'b.png',
      '../c',
    ])
  })

  it('finds those written as HTML', () => {
    const picture = '<picture><source media="(x)" srcset="a.webp"><img alt="A" src="b.webp"></picture>'
    expect(findLinks(`${picture} <a href="c.md">c</a>`)).toEqual(['a.webp', 'b.webp', 'c.md'])
  })

  it('finds the paths of files in backticks, where they are no patterns', () => {
    expect(findPaths('`tools/run.mjs` and `libs/ui`, but `libs/plugin-*`, `npm test` and `x/y.ts`')).toEqual([
      'tools/run.mjs',
      'libs/ui',
    ])
  })

  it('leaves out other hosts and code', () => {
    expect(findLinks('[a](https://example.org) [b](mailto:a@b.c) `[c](c.md)`\n\n```md\n[d](d.md)\n```\n')).toEqual([])
  })

  it('makes anchors of headings as GitHub does', () => {
    expect([
      ...headingAnchors('# Who may: `core.admin`?\n\n## Notes\n\n```\n# no\n```\n\n## Notes\n\n### [x.ts](a/x.ts)\n'),
    ]).toEqual(['who-may-coreadmin', 'notes', 'notes-1', 'xts'])
  })
})
