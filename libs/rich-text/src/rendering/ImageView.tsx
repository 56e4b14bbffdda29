import { useSelected } from 'slate-react'
import type { Mark } from '../types.ts'
import { domProps } from './dom-props.ts'
import type { ElementProps } from './elements.tsx'

/** An image within a line; selected, it has a frame. */
export function ImageView({ attributes, children, element }: ElementProps<'image'>) {
  const selected = useSelected()
  const linked = element.marks?.some((mark: Mark) => mark.tag === 'a')
  return (
    <span {...attributes}>
      <span contentEditable={false}>
        <img
          alt=""
          {...domProps(element.attributes)}
          draggable={false}
          data-selected={selected || undefined}
          data-linked={linked || undefined}
        />
      </span>
      {children}
    </span>
  )
}
