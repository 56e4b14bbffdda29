import { createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { type RenderElementProps, useSelected } from 'slate-react'
import { tagOf } from '../convert/slate-to-html.ts'
import type { Mark, RichElement } from '../types.ts'
import { domProps } from './dom-props.ts'
import { texts } from '../toolbar/messages.ts'

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

const PictureOnItsWay = lazy(() => import('../on-demand/PictureOnItsWay.tsx'))

/** An image within a line; selected, it has a frame. One that cannot be shown says which it is: readers see nothing of it. */
function ImageView({ attributes, children, element }: ElementProps<'image'>) {
  const selected = useSelected()
  const [missing, setMissing] = useState(false)
  const alt = element.attributes?.['alt'] ?? ''
  const linked = element.marks?.some((mark: Mark) => mark.tag === 'a')
  return (
    <span {...attributes}>
      <span contentEditable={false}>
        {element.upload === undefined ? (
          <img
            {...domProps(element.attributes)}
            alt={missing ? [texts.pictureMissing(), alt].filter(Boolean).join(': ') : alt}
            draggable={false}
            onError={() => setMissing(true)}
            onLoad={() => setMissing(false)}
            data-missing={missing || undefined}
            data-selected={selected || undefined}
            data-linked={linked || undefined}
          />
        ) : (
          <Suspense>
            <PictureOnItsWay upload={element.upload} element={element} />
          </Suspense>
        )}
      </span>
      {children}
    </span>
  )
}

/**
 * HTML that the editor has no name for, shown as the reader will see it. It was sanitised before it came into the
 * document, by `htmlToSlate`; there is no other way in.
 */
function OpaqueView({ attributes, children, element }: ElementProps<'opaque-block' | 'opaque-inline'>) {
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

/** A line across the page. */
function RuleView({ attributes, children, element }: ElementProps<'rule'>) {
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
