import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type Descendant, Editor, type Range } from 'slate'
import { ReactEditor, useSlateSelector } from 'slate-react'
import { findMatches } from '../find/matches.ts'
import { showCaret } from '../show-caret.ts'
import type { RichEditor } from '../types.ts'

/** What is looked for, and where it is. */
export function useFound(editor: RichEditor) {
  const children = useSlateSelector((current) => current.children)
  const [words, setWords] = useState(() => selectedWords(editor))
  const [matchCase, setMatchCase] = useState(false)
  const [current, setCurrent] = useState(0)
  const matches = useMatches(editor, { children, words: useDeferredValue(words), matchCase })
  const at = Math.min(current, matches.length - 1)
  const match = matches[at]
  useHighlights(editor, matches, match)

  return {
    ...{ words, matchCase, setMatchCase, matches, at, match },
    search(next: string) {
      setWords(next)
      setCurrent(0)
    },
    step: (by: number) => setCurrent(matches.length === 0 ? 0 : (at + by + matches.length) % matches.length),
  }
}

function selectedWords(editor: RichEditor): string {
  const words = editor.selection ? Editor.string(editor, editor.selection) : ''
  return words.length <= 60 ? words : ''
}

function useMatches(
  editor: RichEditor,
  { children, words, matchCase }: { children: Descendant[]; words: string; matchCase: boolean },
): readonly Range[] {
  // a text that changed has others
  return useMemo(() => (children ? findMatches(editor, words, matchCase) : []), [editor, children, words, matchCase])
}

/** Marks what was found without touching the text, where the browser can, and brings the current one into sight. */
function useHighlights(editor: RichEditor, matches: readonly Range[], current: Range | undefined): void {
  useEffect(() => {
    const here = current && domRange(editor, current)
    if (here) showCaret(editor, here)
    if (!('highlights' in CSS)) return undefined
    const all = matches.flatMap((range) => domRange(editor, range) ?? [])
    CSS.highlights.set('found', new Highlight(...all))
    if (here) CSS.highlights.set('found-here', new Highlight(here))
    return () => ['found', 'found-here'].forEach((name) => CSS.highlights.delete(name))
  }, [editor, matches, current])
}

/** What is about to be drawn again has none. */
function domRange(editor: RichEditor, range: Range): globalThis.Range | undefined {
  try {
    return ReactEditor.toDOMRange(editor, range)
  } catch {
    return undefined
  }
}
