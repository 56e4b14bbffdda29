import { createElement, type ReactNode } from 'react'
import type { RenderElementProps } from 'slate-react'
import { tagOf } from '../convert/slate-to-html.ts'
import type { RichElement } from '../types.ts'
import { domProps } from './dom-props.ts'
import { ImageView } from './ImageView.tsx'
import { OpaqueView } from './OpaqueView.tsx'
import { RuleView } from './RuleView.tsx'

export type ElementProps<Type extends RichElement['type'] = RichElement['type']> = Omit<
  RenderElementProps,
  'element'
> & {
  element: Extract<RichElement, { type: Type }>
}

type Views = { [Type in RichElement['type']]: (props: ElementProps<Type>) => ReactNode }

type Plain = Exclude<RichElement, { type: 'opaque-block' | 'opaque-inline' | 'line' }>

/** The element as the reader will get it. */
function plain({ attributes, children, element }: Omit<RenderElementProps, 'element'> & { element: Plain }) {
  return createElement(tagOf(element), { ...domProps(element.attributes), ...attributes }, children)
}

/**
 * A heading, which screen readers find two levels further down: the page around the editor has a heading above the text,
 * and cards that hold texts have theirs on a third level.
 */
function heading(props: ElementProps<'heading'>) {
  const level = Number(tagOf(props.element).slice(1))
  const { attributes, ...others } = props
  return plain({ ...others, attributes: { ...attributes, 'aria-level': Math.min(6, level + 2) } as typeof attributes })
}

/** Would act under the cursor, or may not hold what the editor puts into it: shown by an element that looks like it. */
const standIns: Readonly<Record<string, string>> = { a: 'div', details: 'div', summary: 'div' }

const views: Views = {
  paragraph: plain,
  heading,
  'code-block': plain,
  quote: plain,
  list: plain,
  'list-item': plain,
  'table-section': plain,
  'table-row': plain,
  'table-cell': plain,
  line: ({ attributes, children }) => <div {...attributes}>{children}</div>,
  container: ({ attributes, children, element }) =>
    createElement(
      standIns[element.tag] ?? element.tag,
      { ...(standIns[element.tag] ? {} : domProps(element.attributes)), ...attributes, 'data-tag': element.tag },
      children,
    ),
  table: ({ attributes, children, element }) => (
    <div {...attributes} className="table-scroll">
      <table {...domProps(element.attributes)}>
        {element.columnGroups?.map((group, index) => (
          <colgroup key={index} {...domProps(group.attributes)} contentEditable={false}>
            {group.columns.map((column, place) => (
              <col key={place} {...domProps(column)} />
            ))}
          </colgroup>
        ))}
        {children}
      </table>
    </div>
  ),
  rule: (props) => <RuleView {...props} />,
  image: (props) => <ImageView {...props} />,
  'opaque-block': (props) => <OpaqueView {...props} />,
  'opaque-inline': (props) => <OpaqueView {...props} />,
}

/** An element by its type. */
export function renderElement(props: RenderElementProps) {
  const view = views[props.element.type] as (props: RenderElementProps) => ReactNode
  return <>{view(props)}</>
}
