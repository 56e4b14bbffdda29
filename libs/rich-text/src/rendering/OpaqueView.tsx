import { createElement } from 'react'
import { useSelected } from 'slate-react'
import type { ElementProps } from './elements.tsx'

/**
 * HTML that the editor has no name for, shown as the reader will see it. It was sanitised before it came into the
 * document, by `htmlToSlate`; there is no other way in.
 */
export function OpaqueView({ attributes, children, element }: ElementProps<'opaque-block' | 'opaque-inline'>) {
  const selected = useSelected()
  const tag = element.type === 'opaque-block' ? 'div' : 'span'
  return createElement(
    tag,
    attributes,
    createElement(tag, {
      contentEditable: false,
      'data-selected': selected || undefined,
      dangerouslySetInnerHTML: { __html: element.html },
    }),
    children,
  )
}
