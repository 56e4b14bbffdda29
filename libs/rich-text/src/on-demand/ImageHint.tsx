import { Button } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react'
import { Hint } from './Hint.tsx'
import { placeBelow } from './place-below.ts'
import { above } from '../queries/above.ts'
import { texts } from './image-hint-messages.ts'

/** Px that the hint needs at least. */
const width = 260
/** Px from the image's edge. */
const gap = 6

/** On the selected image: its dialog, and a word where nobody said yet what it shows. */
export default function ImageHint({ openImage }: { openImage: () => void }) {
  const editor = useSlateStatic()
  const image = useSlateSelector((current) => {
    const selected = above(current, 'image')?.[0]
    return selected?.upload === undefined ? selected : undefined
  })
  const hint = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })

  useLayoutEffect(() => {
    const frame = hint.current?.parentElement
    const box = image && ReactEditor.toDOMNode(editor, image).querySelector('img')?.getBoundingClientRect()
    // at its upper edge: the lower one of a large image is out of sight
    const below = frame && box && placeBelow(frame, new DOMRect(box.left + gap, box.top), width)
    if (below) setPlace(below)
  }, [editor, image])

  if (!image) return null
  return (
    <Hint ref={hint} style={place} onMouseDown={(event) => event.preventDefault()}>
      <Button size="xs" variant="ghost" onClick={openImage}>
        <Pencil aria-hidden />
        {texts.edit()}
      </Button>
      {!image.attributes?.['alt'] && <em>{texts.noDescription()}</em>}
    </Hint>
  )
}
