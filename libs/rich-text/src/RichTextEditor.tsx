import { chakra } from '@chakra-ui/react'
import { type FocusEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Descendant } from 'slate'
import { Slate } from 'slate-react'
import { htmlToSlate } from './convert/html-to-slate.ts'
import { slateToHtml } from './convert/slate-to-html.ts'
import { createRichText } from './create-rich-text.ts'
import { EditableText } from './EditableText.tsx'
import { formatSource } from './format-source.ts'
import { SourceView } from './SourceView.tsx'
import { replaceDocument } from './commands/insert-blocks.ts'
import { RichTextToolbar } from './toolbar/RichTextToolbar.tsx'
import { type PickPicture, useDialogs } from './toolbar/use-dialogs.tsx'
import type { Block } from './types.ts'
import { useHtmlOutput } from './use-html-output.ts'

/** What can be asked of an editor by its `ref`. */
export interface RichTextHandle {
  /** Hands the newest HTML on by `onChange` if it has not been yet, and gives it. Call it before you save. */
  flush: () => string
}

/** The text that is edited, and the listener for changes. */
export interface RichTextEditorProps {
  /** HTML, sanitised once more before it is shown. Read once: to replace the text give the editor another `key`. */
  value: string
  /**
   * The HTML after a change: 250 ms after the last key, when the focus leaves the editor and when it goes away. Text that
   * nobody touched comes out as it went in.
   */
  onChange: (html: string) => void
  /** Shown while there is no text. */
  placeholder: string
  /** Accessible name of the text. */
  label: string
  id?: string
  /** Lets the user choose an image, or nothing. Without it, or when it answers so, a dialog asks for the address. */
  pickImage?: PickPicture
  ref?: Ref<RichTextHandle>
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    '& > [role=textbox], & > textarea': { flex: '1' },
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    background: 'bg',
    '&:has([role=textbox]:focus)': { borderColor: 'accent.focusRing' },
  },
})

/**
 * The one editor of rich text: HTML in, HTML out. What the sanitiser lets through is kept, whether the editor has a name
 * for it or not. Needs `FullSystemProvider` above it.
 */
export function RichTextEditor({ value, onChange, placeholder, label, id, pickImage, ref }: RichTextEditorProps) {
  const [editor] = useState(createRichText)
  const [initial] = useState(() => readOnce(value))
  const [source, setSource] = useState<string>()
  const typed = useRef<{ shown: string; text: string } | undefined>(undefined)

  const applySource = () => {
    const { current } = typed
    if (current && current.text !== current.shown) replaceDocument(editor, htmlToSlate(current.text))
    if (current) typed.current = { shown: current.text, text: current.text }
  }
  const output = useHtmlOutput(() => {
    applySource()
    const html = slateToHtml(editor.children as Block[])
    // What is not sanitised yet, or written in another way, is no change of the person who looks at it.
    return html === initial.html ? initial.value : html
  }, onChange)
  useImperativeHandle(ref, () => ({ flush: output.flush }), [output])

  const dialogs = useDialogs(editor, pickImage)
  const toolbar = useMemo(
    () => ({
      toggleSource: () => {
        if (typed.current) {
          output.flush()
          typed.current = undefined
          setSource(undefined)
          return
        }
        const shown = formatSource(slateToHtml(editor.children as Block[]))
        typed.current = { shown, text: shown }
        setSource(shown)
      },
      openLink: dialogs.openLink,
      openImage: dialogs.openImage,
    }),
    [dialogs.openLink, dialogs.openImage, editor, output],
  )

  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) output.flush()
  }

  return (
    <Frame data-frame="" onBlur={handleBlur}>
      <Slate editor={editor} initialValue={initial.blocks} onValueChange={output.schedule}>
        <RichTextToolbar {...toolbar} source={source !== undefined} />
        {source === undefined ? (
          <EditableText placeholder={placeholder} label={label} id={id} {...toolbar} />
        ) : (
          <SourceView
            initial={source}
            label={`${label} (HTML)`}
            id={id}
            onChange={(text) => {
              if (typed.current) typed.current.text = text
              output.schedule()
            }}
          />
        )}
        {dialogs.element}
      </Slate>
    </Frame>
  )
}

function readOnce(value: string) {
  const blocks = htmlToSlate(value)
  return { value, blocks: blocks satisfies Descendant[], html: slateToHtml(blocks) }
}
