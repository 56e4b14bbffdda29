import {
  backgroundColorClass,
  type BackgroundHue,
  backgroundHues,
  textColorClass,
  type TextHue,
  textHues,
} from '@sitewright/html'
import { Editor, type Location, Range, Text, Transforms } from 'slate'
import { currentMarks, isMarkActive, type MarkName, markTags, selectedMarkables } from '../queries/marks.ts'
import type { Attributes, Mark, RichEditor } from '../types.ts'
import { withClass, withStyle } from './attributes.ts'

/** Changes the marks of everything in the selection; at a cursor, of what is typed next. */
export function changeMarks(editor: RichEditor, change: (marks: readonly Mark[]) => readonly Mark[]): void {
  const { selection } = editor
  if (!selection) return
  if (Range.isCollapsed(selection)) {
    const next = change(currentMarks(editor))
    if (next.length > 0) Editor.addMark(editor, 'marks', next)
    else Editor.removeMark(editor, 'marks')
    return
  }
  Editor.withoutNormalizing(editor, () => {
    // From the end, so that splitting a text does not move those still to come.
    for (const [node, path] of selectedMarkables(editor).reverse()) {
      const at = Range.intersection(editor.selection ?? selection, Editor.range(editor, path))
      if (!at) continue
      const next = change(node.marks ?? [])
      setMarks(editor, next, 'type' in node ? path : at)
    }
  })
}

/** Sets the marks of a text or image, or of a part of a text. */
function setMarks(editor: RichEditor, marks: readonly Mark[], at: Location): void {
  const options = { at, match: (node: unknown) => Text.isText(node) || Array.isArray(at), split: Range.isRange(at) }
  if (marks.length > 0) Transforms.setNodes<Text>(editor, { marks }, options)
  else Transforms.unsetNodes<Text>(editor, 'marks', options)
}

const exclusive: Partial<Record<MarkName, MarkName>> = { subscript: 'superscript', superscript: 'subscript' }

/** Gives the selection a character format, or takes it away where the selection starts with it. */
export function toggleMark(editor: RichEditor, name: MarkName): void {
  const active = isMarkActive(editor, name)
  const other = exclusive[name]
  const unwanted: readonly string[] = [...markTags[name], ...(other ? markTags[other] : [])]
  changeMarks(editor, (marks) => {
    const rest = marks.filter(({ tag }) => !unwanted.includes(tag))
    return active ? rest : [...rest, { tag: markTags[name][0] }]
  })
}

/** Takes all character formats and colours away; links, and the language that words are in, stay. */
export function clearFormatting(editor: RichEditor): void {
  changeMarks(editor, (marks) => marks.flatMap(unformatted))
}

function unformatted(mark: Mark): Mark[] {
  if (mark.tag === 'a') return [mark]
  const { lang, dir } = mark.attributes ?? {}
  return lang === undefined ? [] : [{ tag: 'span', attributes: { lang, ...(dir !== undefined && { dir }) } }]
}

const textClasses = textHues.map(textColorClass)
const backgroundClasses = backgroundHues.map(backgroundColorClass)

/** Gives the selected text a hue of the theme, or its usual colour. Any other colour it had goes. */
export function setTextColor(editor: RichEditor, hue: TextHue | undefined): void {
  changeMarks(editor, (marks) => withColor(marks, textClasses, 'color', hue && textColorClass(hue)))
}

/** Puts a hue of the theme behind the selected text, or nothing. */
export function setBackgroundColor(editor: RichEditor, hue: BackgroundHue | undefined): void {
  changeMarks(editor, (marks) =>
    withColor(marks, backgroundClasses, 'background-color', hue && backgroundColorClass(hue)),
  )
}

/** The hue of the text at the cursor, if it is one of the theme's. */
export function currentTextColor(editor: RichEditor): TextHue | undefined {
  const classes = currentClasses(editor)
  return textHues.find((hue) => classes.includes(textColorClass(hue)))
}

/** The hue behind the text at the cursor, if it is one of the theme's. */
export function currentBackgroundColor(editor: RichEditor): BackgroundHue | undefined {
  const classes = currentClasses(editor)
  return backgroundHues.find((hue) => classes.includes(backgroundColorClass(hue)))
}

function currentClasses(editor: RichEditor): string[] {
  return currentMarks(editor).flatMap(({ attributes }) => attributes?.['class']?.split(' ') ?? [])
}

function withColor(marks: readonly Mark[], classes: readonly string[], property: string, wanted?: string): Mark[] {
  const kept = marks.flatMap((mark) => {
    if (!mark.attributes) return [mark]
    let attributes: Attributes | undefined = withStyle(mark.attributes, property, undefined)
    for (const name of classes) attributes = withClass(attributes, name, false)
    // A span that says nothing more is not worth keeping.
    return attributes || mark.tag !== 'span' ? [{ tag: mark.tag, ...(attributes ? { attributes } : {}) }] : []
  })
  return wanted ? [...kept, { tag: 'span', attributes: { class: wanted } }] : kept
}
