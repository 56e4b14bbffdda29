import { chakra } from '@chakra-ui/react'
import {
  type DragEvent,
  type FocusEvent,
  lazy,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Descendant } from 'slate'
import { Slate } from 'slate-react'
import { actions } from './actions.ts'
import { replaceDocument } from './commands/insert-blocks.ts'
import { htmlToSlate } from './convert/html-to-slate.ts'
import { slateToHtml } from './convert/slate-to-html.ts'
import { createRichText } from './create-rich-text.ts'
import { EditableText } from './EditableText.tsx'
import { formatSource } from './format-source.ts'
import { countWords } from './help/count-words.ts'
import { TextFooter } from './help/TextFooter.tsx'
import { Hints } from './Hints.tsx'
import type { LinkTargets } from './links/link-choice.ts'
import { expectPaste } from './paste/paste-cleaning.ts'
import { insertPictures } from './pictures/insert-pictures.ts'
import { pictureFiles } from './pictures/picture-files.ts'
import type { SendPicture } from './pictures/picture-uploads.ts'
import { SlashMenuWhenTyped } from './slash-menu/SlashMenuWhenTyped.tsx'
import { SourceView } from './SourceView.tsx'
import { RichTextToolbar } from './toolbar/RichTextToolbar.tsx'
import { type PickPicture, useDialogs } from './toolbar/use-dialogs.tsx'
import type { Block } from './types.ts'
import { useHtmlOutput } from './use-html-output.ts'

const FindBar = lazy(() => import('./on-demand/FindBar.tsx'))
const KeyboardHelp = lazy(() => import('./on-demand/KeyboardHelp.tsx'))

/** What can be asked of an editor by its `ref`. */
export interface RichTextHandle {
  /** Hands the newest HTML on by `onChange` if it has not been yet, and gives it. Call it before you save. */
  flush: () => string
  /** The newest HTML, without handing it on. What did not change since the last time takes no time. */
  read: () => string
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
  /** Sends pictures that are dropped, pasted or chosen. Without it, they are left out. */
  sendPicture?: SendPicture
  /** What of the site links can lead to. Without it, the dialog for links knows the text's own headings only. */
  linkTargets?: LinkTargets
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
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, placeholder, label, id, pickImage, sendPicture, linkTargets, ref } = props
  const [editor] = useState(createRichText)
  const [initial] = useState(() => readOnce(value))
  const [source, setSource] = useState<string>()
  const [words, setWords] = useState(() => countWords(initial.blocks))
  const [find, setFind] = useState(0)
  const [help, setHelp] = useState(false)
  const menuKeys = useRef<(event: KeyboardEvent) => boolean>(undefined)
  const typed = useRef<{ shown: string; text: string } | undefined>(undefined)

  function handleChange(html: string) {
    setWords(countWords(editor.children as Block[]))
    onChange(html)
  }

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
  }, handleChange)
  useImperativeHandle(ref, () => ({ flush: output.flush, read: output.read }), [output])

  useEffect(() => {
    Object.assign(editor.uploads, { send: sendPicture })
  }, [editor, sendPicture])
  useEffect(() => () => editor.uploads.dropAll(), [editor])

  const dialogs = useDialogs(editor, { pickImage, linkTargets })
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
      // another number begins anew, with the words that are selected then
      openFind: () => setFind((times) => times + 1),
    }),
    [dialogs.openLink, dialogs.openImage, editor, output],
  )

  const shown = source === undefined
  const findBar = useMemo(
    () =>
      find > 0 &&
      shown && (
        <Suspense>
          <FindBar key={find} onClose={() => setFind(0)} />
        </Suspense>
      ),
    [find, shown],
  )
  const openHelp = useCallback(() => setHelp(true), [])
  const takeKeys = useCallback((handle: typeof menuKeys.current) => void (menuKeys.current = handle), [])
  const { openLink, openImage, openFind } = toolbar

  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) output.flush()
  }

  /** What is dropped beside the text goes to where the cursor is; the browser would leave the page to show it. */
  const handleDrop = (event: DragEvent) => {
    if (event.isDefaultPrevented() || !holdsFiles(event)) return
    event.preventDefault()
    insertPictures(editor, pictureFiles(event.dataTransfer))
  }

  return (
    <Frame data-frame="" onFocus={expectPaste} onBlur={handleBlur} onDragOver={allowFiles} onDrop={handleDrop}>
      <Slate editor={editor} initialValue={initial.blocks} onValueChange={output.schedule}>
        <RichTextToolbar {...toolbar} source={source !== undefined} sendsPictures={sendPicture !== undefined}>
          {findBar}
        </RichTextToolbar>
        {source === undefined ? (
          <>
            <EditableText {...{ placeholder, label, id, openLink, openImage, openFind, openHelp, menuKeys }} />
            <Hints openImage={openImage} />
            <SlashMenuWhenTyped {...{ openLink, openImage, takeKeys }} />
          </>
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
        <TextFooter words={words} onHelp={openHelp} />
        <Suspense>{help && <KeyboardHelp actions={actions} onClose={() => setHelp(false)} />}</Suspense>
        {dialogs.element}
      </Slate>
    </Frame>
  )
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** In the text itself the browser allows it, and shows where they would go. */
function allowFiles(event: DragEvent): void {
  const isText = event.target instanceof Element && event.target.closest('[role=textbox]') !== null
  if (!isText && holdsFiles(event)) event.preventDefault()
}

function readOnce(value: string) {
  const blocks = htmlToSlate(value)
  return { value, blocks: blocks satisfies Descendant[], html: slateToHtml(blocks) }
}
