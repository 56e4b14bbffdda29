import fc from 'fast-check'
import { Editor } from 'slate'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '@sitewright/html/browser'
import { createRichText } from '../create-rich-text.ts'
import { anyHtml } from '../testing/any-html.ts'
import { comparableHtml } from '../testing/comparable-html.ts'
import type { Block } from '../types.ts'
import { htmlToSlate } from './html-to-slate.ts'
import { slateToHtml } from './slate-to-html.ts'

/** Copies, of which nothing is remembered: everything is written again. */
const written = (blocks: readonly Block[]) => slateToHtml(structuredClone([...blocks]))

describe('any document', () => {
  it('comes out of the editor as it went in, as far as a reader can see (SINGLE-009)', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = written(htmlToSlate(html))
        const nothing = once === ''
        if (!nothing) expect(comparableHtml(once)).toBe(comparableHtml(cleanHtml(html)))
        else expect(comparableHtml(cleanHtml(html)).replace(/^(?:<p>(?:<br>)?<\/p>|<br>)$/, '')).toBe('')
        expect(written(htmlToSlate(once))).toBe(once)
        expect(cleanHtml(once)).toBe(once)
      }),
      { numRuns: 60 },
    )
  })

  it('is unchanged by the normalizing rules', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const editor = createRichText()
        const blocks = htmlToSlate(html)
        editor.children = blocks
        Editor.normalize(editor, { force: true })
        expect(written(editor.children as Block[])).toBe(written(blocks))
      }),
      { numRuns: 60 },
    )
  })
})
