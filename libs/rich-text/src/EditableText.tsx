import { createElement, type KeyboardEvent, type ReactNode, useCallback } from 'react'
import { Range, Transforms } from 'slate'
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
import { above } from './queries/above.ts'
import { linkAt } from './queries/link-at.ts'
import { domProps } from './rendering/dom-props.ts'
import { renderElement } from './rendering/elements.tsx'
import readingStyles from './RichText.module.css'
import { matchesShortcut } from './shortcut.ts'
import { showCaret } from './show-caret.ts'
import type { RichEditor } from './types.ts'

export interface EditableTextProps {
  placeholder: string
  label: string
  id: string | undefined
  openLink: () => void
  openImage: () => void
}

/** The text itself, as its readers will see it. */
export function EditableText({ placeholder, label, id, openLink, openImage }: EditableTextProps) {
  const editor = useSlateStatic()

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      const { nativeEvent } = event
      // All keys but those that type.
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) syncSelection(editor)
      if (matchesShortcut('mod+k', nativeEvent)) openLink()
      else if (matchesShortcut('alt+f10', nativeEvent)) focusToolbar(event.currentTarget)
      else if (!handleKeyDown(editor, nativeEvent)) return
      event.preventDefault()
    },
    [editor, openLink],
  )

  return (
    <Editable
      className={`${readingStyles.prose} ${styles.text}`}
      id={id}
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

/**
 * Takes over what is selected on the screen at once. Slate does so only every 100 ms, which a quick hand that selects
 * with the keyboard and presses Ctrl+B outruns.
 */
function syncSelection(editor: RichEditor): void {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0 || !ReactEditor.isFocused(editor)) return
  if (!ReactEditor.hasDOMNode(editor, selection.anchorNode as Node)) return
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true })
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range)
}
