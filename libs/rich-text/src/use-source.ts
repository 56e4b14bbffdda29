import { useMemo, useRef, useState } from 'react'
import { replaceDocument } from './commands/insert-blocks.ts'
import { htmlToSlate } from './convert/html-to-slate.ts'
import { slateToHtml } from './convert/slate-to-html.ts'
import { formatSource } from './format-source.ts'
import type { Block, RichEditor } from './types.ts'

/** The HTML of a text, to be edited in its place; `source` is undefined while the text itself is shown. */
export function useSource(editor: RichEditor) {
  const [source, setSource] = useState<string>()
  const typed = useRef<{ shown: string; text: string } | undefined>(undefined)

  const actions = useMemo(
    () => ({
      /** Takes over into the text what was typed since the last time. */
      apply: () => {
        const { current } = typed
        if (current && current.text !== current.shown) replaceDocument(editor, htmlToSlate(current.text))
        if (current) typed.current = { shown: current.text, text: current.text }
      },
      write: (text: string) => {
        if (typed.current) typed.current.text = text
      },
      /** Shows the HTML, or the text again once `flush` has handed on what was typed. */
      toggle: (flush: () => void) => {
        if (typed.current) {
          flush()
          typed.current = undefined
          setSource(undefined)
          return
        }
        const shown = formatSource(slateToHtml(editor.children as Block[], editor.around))
        typed.current = { shown, text: shown }
        setSource(shown)
      },
    }),
    [editor],
  )
  return { source, actions }
}
