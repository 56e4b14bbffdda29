import { createElement, type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect } from 'react'
import {
  Editable,
  ReactEditor,
  type RenderChunkProps,
  type RenderLeafProps,
  type RenderPlaceholderProps,
  useSlateStatic,
} from 'slate-react'
import styles from './EditableText.module.css'
import { handleKeyDown } from './handle-key-down.ts'
import { helpShortcut } from './help/TextFooter.tsx'
import { isAllSelected } from './plugins/with-whole-selection.ts'
import { above } from './queries/above.ts'
import { linkAt } from './queries/link-at.ts'
import { inlineVoidPath } from './queries/voids.ts'
import { domProps } from './rendering/dom-props.ts'
import { renderElement } from './rendering/elements.tsx'
import readingStyles from './RichText.module.css'
import { matchesShortcut } from './shortcut.ts'
import { showCaret } from './show-caret.ts'
import { syncSelection } from './sync-selection.ts'
import { findShortcut } from './toolbar/find-shortcut.ts'
import type { RichEditor } from './types.ts'

export interface EditableTextProps {
  placeholder: string
  label: string
  id: string | undefined
  language?: { lang?: string; dir?: 'ltr' | 'rtl' } | undefined
  openLink: () => void
  openImage: () => void
  openFind: () => void
  openHelp: () => void
  /** What has the keys before the text, if anything: true if it used one. */
  menuKeys: RefObject<((event: globalThis.KeyboardEvent) => boolean) | undefined>
}

/** The text itself, as its readers will see it. */
export function EditableText(props: EditableTextProps) {
  const { placeholder, label, id, language, openLink, openImage, openFind, openHelp, menuKeys } = props
  const editor = useSlateStatic()
  useCaretAboveKeyboard(editor)

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || isOwnControl(event.target)) return
      const { nativeEvent } = event
      if (menuKeys.current?.(nativeEvent)) return event.preventDefault()
      // All keys but those that type.
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) syncSelection(editor)
      if (matchesShortcut('mod+k', nativeEvent)) openLink()
      else if (matchesShortcut(findShortcut, nativeEvent)) openFind()
      else if (matchesShortcut(helpShortcut, nativeEvent)) openHelp()
      else if (matchesShortcut('alt+f10', nativeEvent)) focusToolbar(event.currentTarget)
      else if (!handleKeyDown(editor, nativeEvent)) return
      event.preventDefault()
    },
    [editor, openLink, openFind, openHelp, menuKeys],
  )

  return (
    <Editable
      className={`${readingStyles.prose} ${styles.text}`}
      id={id}
      {...language}
      aria-label={label}
      aria-multiline
      role="textbox"
      spellCheck
      // Slate sets the height of the placeholder otherwise.
      style={room}
      placeholder={placeholder}
      renderPlaceholder={renderPlaceholder}
      renderElement={renderElement}
      renderLeaf={renderLeaf}
      renderChunk={renderChunk}
      scrollSelectionIntoView={showCaret}
      onKeyDown={onKeyDown}
      onPasteCapture={(event) => {
        // Slate leaves what is pasted on a picture to the browser, which can put it nowhere.
        if (!inlineVoidPath(editor) || isOwnControl(event.target)) return
        event.preventDefault()
        event.stopPropagation()
        ReactEditor.insertData(editor, event.clipboardData)
      }}
      onPaste={(event) => {
        if (isOwnControl(event.target)) return
        // With the event that Slate waits for browsers hand on no files.
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        ReactEditor.insertData(editor, event.clipboardData)
      }}
      onCut={(event) => {
        // Slate takes whole blocks away by itself, and leaves no place to write.
        if (!isAllSelected(editor) || isOwnControl(event.target)) return
        event.preventDefault()
        ReactEditor.setFragmentData(editor, event.clipboardData, 'cut')
        editor.deleteFragment()
      }}
      onDoubleClick={() => {
        if (above(editor, 'image')) openImage()
      }}
      onClick={(event) => {
        // Browsers follow links in what cannot be edited, wherever that stands.
        if (event.target instanceof Element && event.target.closest('[contenteditable=false] a')) event.preventDefault()
        // As in other editors a link opens with Ctrl or ⌘ held.
        const href = event.ctrlKey || event.metaKey ? linkAt(editor)?.mark.attributes?.['href'] : undefined
        if (href) window.open(href, '_blank', 'noopener,noreferrer')
      }}
    />
  )
}

/** True for a button of something that stands in the text, which has its keys to itself. */
const isOwnControl = (target: EventTarget) => target instanceof Element && target.closest('button') !== null

/** A phone's keyboard comes up over the text once that has the focus: the caret goes on being seen. */
function useCaretAboveKeyboard(editor: RichEditor): void {
  useEffect(() => {
    const shown = window.visualViewport
    const show = () => {
      const selection = document.getSelection()
      if (selection?.rangeCount && ReactEditor.isFocused(editor)) showCaret(editor, selection.getRangeAt(0))
    }
    shown?.addEventListener('resize', show)
    return () => shown?.removeEventListener('resize', show)
  }, [editor])
}

/** The toolbar is before the text; F10 is where other editors have it too. */
function focusToolbar(text: EventTarget & Element): void {
  text.parentElement?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
}

const room = { minHeight: '14rem' }

function renderPlaceholder({ attributes, children }: RenderPlaceholderProps) {
  const { style, ...rest } = attributes
  return (
    <span {...rest} style={{ ...style, top: 'var(--room-above)', opacity: 1, color: 'var(--chakra-colors-fg-subtle)' }}>
      {children}
    </span>
  )
}

/** What is off the screen is not laid out. */
const offScreen = { contentVisibility: 'auto', containIntrinsicSize: 'auto 4000px' } as const

function renderChunk({ attributes, lowest, children }: RenderChunkProps) {
  return (
    <div {...attributes} style={lowest ? offScreen : undefined}>
      {children}
    </div>
  )
}

/** Text within the elements of its marks. No table is needed: a mark is its own element. */
function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  const marked = (leaf.marks ?? []).reduceRight<ReactNode>(
    (inside, mark) => createElement(mark.tag, domProps(mark.attributes), inside),
    children,
  )
  return <span {...attributes}>{marked}</span>
}
