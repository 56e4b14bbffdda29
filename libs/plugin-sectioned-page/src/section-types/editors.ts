import { accordionEditor } from './accordion/editor.ts'
import { broughtEditorOf } from './brought-editors.ts'
import { buttonsEditor } from './buttons/editor.ts'
import { cardsEditor } from './cards/editor.ts'
import { columnsEditor } from './columns/editor.ts'
import { contentsEditor } from './contents/editor.ts'
import { coverEditor } from './cover/editor.ts'
import type { SectionEditor } from './define-section-editor.tsx'
import { embedEditor } from './embed/editor.ts'
import { filesEditor } from './files/editor.ts'
import { galleryEditor } from './gallery/editor.ts'
import { imageEditor } from './image/editor.ts'
import { mapEditor } from './map/editor.ts'
import { quoteEditor } from './quote/editor.ts'
import { separatorEditor } from './separator/editor.ts'
import { textEditor } from './text/editor.ts'
import { typeOf, type SectionTypeName } from './types.ts'
import { videoEditor } from './video/editor.ts'

/** Apart from the types themselves, since visitors load those. */
const own: Readonly<Record<SectionTypeName, SectionEditor>> = {
  text: textEditor,
  image: imageEditor,
  'google-map': mapEditor,
  youtube: videoEditor,
  gallery: galleryEditor,
  files: filesEditor,
  embed: embedEditor,
  cover: coverEditor,
  columns: columnsEditor,
  buttons: buttonsEditor,
  cards: cardsEditor,
  accordion: accordionEditor,
  quote: quoteEditor,
  contents: contentsEditor,
  separator: separatorEditor,
}

/** What editors read as the type of a section, in their language; '' for one that nobody brings. */
export function labelOf(sectionType: string): string {
  const label = editorOf(sectionType)?.label ?? typeOf(sectionType)?.label ?? ''
  return typeof label === 'string' ? label : label()
}

/** Undefined for a type that nobody brings. */
export function editorOf(sectionType: string): SectionEditor | undefined {
  return Object.hasOwn(own, sectionType) ? own[sectionType as SectionTypeName] : broughtEditorOf(sectionType)
}
