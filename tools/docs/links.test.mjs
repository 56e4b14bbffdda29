import { describe, expect, it } from 'vitest'
import { findLinks, headingAnchors } from './links.mjs'

describe('the links of a Markdown text', () => {
  it('finds relative links and pictures, with anchors and titles', () => {
    expect(findLinks('See [a](docs/a.md#one), ![b](<b.png>) and [c](../c "title").')).toEqual([
      'docs/a.md#one',
      'b.png',
      '../c',
    ])
  })

  it('leaves out other hosts and code', () => {
    expect(findLinks('[a](https://example.org) [b](mailto:a@b.c) `[c](c.md)`\n\n```md\n[d](d.md)\n```\n')).toEqual([])
  })

  it('makes anchors of headings as GitHub does', () => {
    expect([...headingAnchors('# Who may: `core.admin`?\n\n## Notes\n\n```\n# no\n```\n\n## Notes\n')]).toEqual([
      'who-may-coreadmin',
      'notes',
      'notes-1',
    ])
  })
})
