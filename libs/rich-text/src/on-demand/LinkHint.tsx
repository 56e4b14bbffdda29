import { ExternalLink } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Range } from 'slate'
import { useSlateSelector } from 'slate-react'
import { sameMark } from '../convert/inlines-to-html.ts'
import { Hint } from './Hint.tsx'
import { placeBelow } from './place-below.ts'
import { type LinkAt, linkAt } from '../queries/link-at.ts'
import { isApple } from '../shortcut.ts'
import { texts } from './link-hint-messages.ts'

/** Px that the hint needs at least. */
const width = 260

/**
 * Where the link with the cursor leads, and how it is opened: a click in the text only sets the cursor. With the keyboard
 * and on a phone the address itself opens it.
 */
export default function LinkHint() {
  const link = useSlateSelector(linkAt, sameLink)
  const hint = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const href = link?.mark.attributes?.['href']

  useLayoutEffect(() => {
    const frame = link && hint.current?.parentElement
    const node = document.getSelection()?.focusNode
    const shown = (node instanceof Element ? node : node?.parentElement)?.closest('[role=textbox] a')
    const lines = shown?.getClientRects()
    const below = frame && placeBelow(frame, lines?.[lines.length - 1], width)
    if (below) setPlace(below)
  }, [link])

  if (!link || !href) return null
  return (
    <Hint
      ref={hint}
      style={{ ...place, maxWidth: `calc(100% - ${place.left}px)` }}
      // the text keeps the focus
      onMouseDown={(event) => event.preventDefault()}
    >
      <a href={href} target="_blank" rel="noopener noreferrer" aria-label={texts.open({ address: href })}>
        <ExternalLink aria-hidden />
        <span dir="ltr">{href}</span>
      </a>
      <span>{texts.click({ key: isApple() ? '⌘' : 'Ctrl+' })}</span>
    </Hint>
  )
}

function sameLink(one: LinkAt | null | undefined, other: LinkAt | undefined): boolean {
  if (!one || !other) return one === other
  return sameMark(one.mark, other.mark) && Range.equals(one.range, other.range)
}
