import { chakra } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Editor, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { ReactEditor, useSlateStatic } from 'slate-react'
import { caretBox, placeBelow } from './place-below.ts'
import { textBlockAbove } from '../queries/above.ts'
import { itemsWith, type SlashItem, slashItems, type SlashTools } from '../slash-menu/slash-items.ts'
import { texts } from '../slash-menu/messages.ts'

const List = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'docked',
    width: '64',
    maxWidth: 'calc(100% - 1rem)',
    // with the line above it in the split screen's smaller half
    maxHeight: '52',
    overflowY: 'auto',
    padding: '1',
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'bg.panel',
    boxShadow: 'md',
    // only while one writes
    visibility: 'hidden',
    '[data-frame]:focus-within > &': { visibility: 'visible' },
    '& svg': { flex: 'none', width: '4', height: '4', color: 'fg.muted' },
    '& span': { flex: '1' },
    '& kbd': { textStyle: 'xs', color: 'fg.muted', fontFamily: 'mono' },
  },
})

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '9',
    paddingInline: '2.5',
    borderRadius: 'sm',
    textStyle: 'sm',
    cursor: 'pointer',
    '&[aria-selected=true]': { background: 'bg.emphasized' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})

/** Px, as above. */
const width = 256

export interface SlashMenuProps {
  query: string
  tools: SlashTools
  /** Takes a handler for the keys of the text, which says whether it used one; undefined when the menu goes. */
  takeKeys: (handle: ((event: KeyboardEvent) => boolean) | undefined) => void
  onClose: () => void
}

/** What the paragraph can become that begins with `/`: arrows and Enter choose, Escape closes; the text keeps the focus. */
export default function SlashMenu({ query, tools, takeKeys, onClose }: SlashMenuProps) {
  const editor = useSlateStatic()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const all = useMemo(() => slashItems(tools), [tools])
  const items = itemsWith(all, query)
  const at = Math.min(active, items.length - 1)
  const place = usePlaceAtCaret(list)
  useActiveDescendant(list, { id, at })

  function choose({ run }: SlashItem) {
    const entry = textBlockAbove(editor)
    if (!entry) return
    HistoryEditor.withNewBatch(editor, () => {
      Transforms.delete(editor, { at: Editor.range(editor, entry[1]) })
      run(editor)
    })
    ReactEditor.focus(editor)
  }

  const handleKey = useEffectEvent(({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false
    const item = items[at]
    if (key === 'Escape') onClose()
    else if (items.length === 0) return false
    else if (key === 'ArrowDown') setActive((at + 1) % items.length)
    else if (key === 'ArrowUp') setActive((at + items.length - 1) % items.length)
    else if ((key === 'Enter' || key === 'Tab') && item) choose(item)
    else return false
    return true
  })
  useEffect(() => {
    takeKeys((event) => handleKey(event))
    return () => takeKeys(undefined)
  }, [takeKeys])

  return (
    <List ref={list} id={id} role="listbox" aria-label={texts.insert()} style={place}>
      {items.map((item, index) => (
        <Option
          key={item.label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()} // the text keeps the focus
          onMouseMove={() => setActive(index)}
          onClick={() => choose(item)}
        >
          <item.icon aria-hidden />
          <span>{item.label}</span>
          {item.typed && <kbd>{item.typed}</kbd>}
        </Option>
      ))}
      {items.length === 0 && (
        <Option role="option" aria-disabled aria-selected={false}>
          {texts.nothing()}
        </Option>
      )}
    </List>
  )
}

/** Below the line that is written, and in sight. */
function usePlaceAtCaret(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const frame = list.current?.parentElement
    const below = frame && placeBelow(frame, caretBox(), width)
    if (below) setPlace(below)
  }, [list])
  useEffect(() => {
    if (place.top > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [list, place])
  return place
}

/** Tells the text, which has the focus, which option of the list is chosen; -1 for none. */
function useActiveDescendant(list: RefObject<HTMLElement | null>, { id, at }: { id: string; at: number }) {
  const editor = useSlateStatic()
  useEffect(() => {
    const text = ReactEditor.toDOMNode(editor, editor)
    text.setAttribute('aria-controls', id)
    return () => ['aria-controls', 'aria-activedescendant'].forEach((name) => text.removeAttribute(name))
  }, [editor, id])
  useEffect(() => {
    const text = ReactEditor.toDOMNode(editor, editor)
    if (at >= 0) text.setAttribute('aria-activedescendant', `${id}-${at}`)
    else text.removeAttribute('aria-activedescendant')
    if (list.current) showChosen(list.current)
  }, [at, editor, id, list])
}

/** Scrolls the list alone: the text stays where it is. */
function showChosen(list: HTMLElement): void {
  const option = list.querySelector<HTMLElement>('[aria-selected=true]')
  if (!option) return
  const { offsetTop: top, offsetHeight: height } = option
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight
}
