import { useSelected } from 'slate-react'
import { domProps } from './dom-props.ts'
import type { ElementProps } from './elements.tsx'

/** A line across the page. */
export function RuleView({ attributes, children, element }: ElementProps<'rule'>) {
  const selected = useSelected()
  return (
    <div {...attributes}>
      <div contentEditable={false} data-selected={selected || undefined}>
        <hr {...domProps(element.attributes)} />
      </div>
      {children}
    </div>
  )
}
