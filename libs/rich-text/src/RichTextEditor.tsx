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
import { htmlToSlate } from './convert/html-to-slate.ts'
import { slateToHtml } from './convert/slate-to-html.ts'
import { createRichText } from './create-rich-text.ts'
import { EditableText } from './EditableText.tsx'
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
import type { Block, RichEditor } from './types.ts'
import { useHtmlOutput } from './use-html-output.ts'
import { useSource } from './use-source.ts'

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
  /** What the text says of its language and direction, where they differ from those of the document around. */
  language?: { lang?: string; dir?: 'ltr' | 'rtl' }
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
  const { placeholder, label, id, language, pickImage, sendPicture, linkTargets, ref } = props
  const [editor] = useState(() => createRichText(language?.dir ?? directionOfDocument()))
  const { source, actions: sourceView } = useSource(editor)
  const { blocks, words, output } = useText(editor, { ...props, applySource: sourceView.apply })
  const [help, setHelp] = useState(false)
  const menuKeys = useRef<(event: KeyboardEvent) => boolean>(undefined)
  useImperativeHandle(ref, () => ({ flush: output.flush, read: output.read }), [output])
  useUploads(editor, sendPicture)
  const { openLink, openImage, openLanguage, element: dialog } = useDialogs(editor, { pickImage, linkTargets })
  const { openFind, findBar } = useFindBar(source === undefined)
  const toggleSource = useCallback(() => sourceView.toggle(output.flush), [sourceView, output])
  const openHelp = useCallback(() => setHelp(true), [])
  const takeKeys = useCallback((handle: typeof menuKeys.current) => void (menuKeys.current = handle), [])
  const sendsPictures = sendPicture !== undefined

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
      <Slate editor={editor} initialValue={blocks} onValueChange={output.schedule}>
        <RichTextToolbar
          source={source !== undefined}
          {...{ toggleSource, openLink, openImage, openLanguage, openFind, sendsPictures }}
        >
          {findBar}
        </RichTextToolbar>
        {source === undefined ? (
          <>
            <EditableText
              {...{ placeholder, label, id, language, openLink, openImage, openFind, openHelp, menuKeys }}
            />
            <Hints openImage={openImage} />
            <SlashMenuWhenTyped {...{ openLink, openImage, takeKeys }} />
          </>
        ) : (
          <SourceView
            initial={source}
            label={`${label} (HTML)`}
            id={id}
            onChange={(text) => {
              sourceView.write(text)
              output.schedule()
            }}
          />
        )}
        <TextFooter words={words} onHelp={openHelp} />
        <Suspense>{help && <KeyboardHelp actions={actions} onClose={() => setHelp(false)} />}</Suspense>
        {dialog}
      </Slate>
    </Frame>
  )
}

interface TextOptions extends Pick<RichTextEditorProps, 'value' | 'onChange'> {
  /** Takes over what was typed into the HTML. */
  applySource: () => void
}

/** The HTML that goes into the editor and what comes out of it. */
function useText(editor: RichEditor, { value, onChange, applySource }: TextOptions) {
  const [initial] = useState(() => readOnce(value, editor))
  const [words, setWords] = useState(() => countWords(initial.blocks))

  function handleChange(html: string) {
    setWords(countWords(editor.children as Block[]))
    onChange(html)
  }

  const output = useHtmlOutput(() => {
    applySource()
    const html = slateToHtml(editor.children as Block[], editor.around)
    // What is not sanitised yet, or written in another way, is no change of the person who looks at it.
    return html === initial.html ? initial.value : html
  }, handleChange)
  return { blocks: initial.blocks, words, output }
}

/** Sends the pictures of the text, until the editor goes away. */
function useUploads(editor: RichEditor, sendPicture: SendPicture | undefined) {
  useEffect(() => {
    Object.assign(editor.uploads, { send: sendPicture })
  }, [editor, sendPicture])
  useEffect(() => () => editor.uploads.dropAll(), [editor])
}

/** Find and replace, once it was asked for, while the text is `shown`. */
function useFindBar(shown: boolean) {
  const [find, setFind] = useState(0)
  // another number begins again, with the words that are selected then
  const openFind = useCallback(() => setFind((times) => times + 1), [])
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
  return { openFind, findBar }
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** In the text itself the browser allows it, and shows where they would go. */
function allowFiles(event: DragEvent): void {
  const isText = event.target instanceof Element && event.target.closest('[role=textbox]') !== null
  if (!isText && holdsFiles(event)) event.preventDefault()
}

function readOnce(value: string, { around }: RichEditor) {
  const blocks = htmlToSlate(value)
  return { value, blocks: blocks satisfies Descendant[], html: slateToHtml(blocks, around) }
}

const directionOfDocument = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
