import { createElement, type ReactNode } from 'react'
import type { RenderLeafProps } from 'slate-react'
import { domProps } from './dom-props.ts'

/** Text within the elements of its marks. No table is needed: a mark is its own element. */
export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  const marked = (leaf.marks ?? []).reduceRight<ReactNode>(
    (inside, mark) => createElement(mark.tag, domProps(mark.attributes), inside),
    children,
  )
  return <span {...attributes}>{marked}</span>
}
