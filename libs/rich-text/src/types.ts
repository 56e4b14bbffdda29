import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type { PictureUploads } from './pictures/picture-uploads.ts'

/** An element's attributes as the policy lets them through, by name. */
export type Attributes = Readonly<Record<string, string>>

/** An inline element around text, such as `strong` or a link. */
export interface Mark {
  tag: string
  attributes?: Attributes
}

/** Text with the inline elements around it, outermost first. A line break is `\n`. */
export interface MarkedText {
  text: string
  marks?: readonly Mark[]
}

interface Attributed {
  attributes?: Attributes
}

/** A block that has text. */
interface TextBlock extends Attributed {
  /** What is in its place in HTML while it is empty, if not the usual of its type: a break keeps a line open. */
  blank?: 'br' | 'none'
  children: Inline[]
}

/** A block that holds blocks. */
interface Flow extends Attributed {
  children: Block[]
}

export interface ParagraphElement extends TextBlock {
  type: 'paragraph'
}
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export interface HeadingElement extends TextBlock {
  type: 'heading'
  level: HeadingLevel
}
/** Text that is in its parent without an element of its own, as often in list items and table cells. */
export interface LineElement extends TextBlock {
  type: 'line'
}
export interface CodeBlockElement extends TextBlock {
  type: 'code-block'
}
export interface QuoteElement extends Flow {
  type: 'quote'
}
/** Any other element that holds blocks, such as `div`, `figure` or `dl`: kept, and its text can be edited. */
export interface ContainerElement extends Flow {
  type: 'container'
  tag: string
}
export interface ListElement extends Flow {
  type: 'list'
  ordered: boolean
}
export interface ListItemElement extends Flow {
  type: 'list-item'
}
/** A `colgroup` with the attributes of each of its `col`. */
export interface ColumnGroup extends Attributed {
  columns: Attributes[]
}
export interface TableElement extends Flow {
  type: 'table'
  columnGroups?: ColumnGroup[]
}
export interface TableSectionElement extends Flow {
  type: 'table-section'
  tag: 'thead' | 'tbody' | 'tfoot'
}
export interface TableRowElement extends Flow {
  type: 'table-row'
}
export interface TableCellElement extends Flow {
  type: 'table-cell'
  header: boolean
}
export interface RuleElement extends Attributed {
  type: 'rule'
  children: MarkedText[]
}
/** A block the editor has no name for, kept as the HTML it is. */
export interface OpaqueBlockElement {
  type: 'opaque-block'
  html: string
  children: MarkedText[]
}
export interface ImageElement extends Attributed {
  type: 'image'
  /** The key of its upload, while it is on its way: readers are shown nothing of it yet. */
  upload?: string
  marks?: readonly Mark[]
  children: MarkedText[]
}
/** Something within a line the editor has no name for, kept as the HTML it is. */
export interface OpaqueInlineElement {
  type: 'opaque-inline'
  html: string
  marks?: readonly Mark[]
  children: MarkedText[]
}

export type TextBlockElement = ParagraphElement | HeadingElement | LineElement | CodeBlockElement
export type TableElements = TableElement | TableSectionElement | TableRowElement | TableCellElement
export type FlowElement = QuoteElement | ContainerElement | ListElement | ListItemElement | TableElements
export type Block = TextBlockElement | FlowElement | RuleElement | OpaqueBlockElement
export type Inline = MarkedText | ImageElement | OpaqueInlineElement
export type RichElement = Block | ImageElement | OpaqueInlineElement
export type RichEditor = BaseEditor &
  ReactEditor &
  HistoryEditor & {
    uploads: PictureUploads
    /** The direction of the page that the text stands on. */
    around: 'ltr' | 'rtl'
  }

declare module 'slate' {
  interface CustomTypes {
    Editor: RichEditor
    Element: RichElement
    Text: MarkedText
  }
}
