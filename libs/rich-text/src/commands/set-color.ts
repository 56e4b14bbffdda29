import {
  type BackgroundHue,
  backgroundColorClass,
  backgroundHues,
  type TextHue,
  textColorClass,
  textHues,
} from '@sitewright/html'
import { currentMarks } from '../queries/marks.ts'
import type { Attributes, Mark, RichEditor } from '../types.ts'
import { withClass, withStyle } from './attributes.ts'
import { changeMarks } from './change-marks.ts'

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
