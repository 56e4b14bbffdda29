import { Editor, Element, Node, type NodeEntry, Path, type Range } from 'slate'
import type { Mark, RichEditor, RichElement } from '../types.ts'
import { currentMarks, marksOf } from './marks.ts'

/** What marks say of a language: the innermost holds. */
export function languageOfMarks(marks: readonly Mark[]): string | undefined {
  return marks.findLast(({ attributes }) => attributes?.['lang'] !== undefined)?.attributes?.['lang']
}

/** The nearest element around a place that says a language, itself included. */
export function languageAbove(editor: RichEditor, path: Path): NodeEntry<RichElement> | undefined {
  for (const [node, at] of Node.levels(editor, path, { reverse: true }))
    if (Element.isElement(node) && 'attributes' in node && node.attributes?.['lang'] !== undefined) return [node, at]
  return undefined
}

/** The language that the text at the cursor is said to be in; undefined where it is that of the page. */
export function currentTextLanguage(editor: RichEditor): string | undefined {
  const ofMarks = languageOfMarks(currentMarks(editor))
  if (ofMarks !== undefined || !editor.selection) return ofMarks
  const [node] = languageAbove(editor, Editor.start(editor, editor.selection).path) ?? []
  return node && 'attributes' in node ? node.attributes?.['lang'] : undefined
}

/** From the start to the end of the words around the cursor that are marked as one language. */
export function languageRun(editor: RichEditor): Range | undefined {
  const language = languageOfMarks(currentMarks(editor))
  if (language === undefined || !editor.selection) return undefined
  const { path } = editor.selection.anchor
  const parent = Path.parent(path)
  const siblings = Node.ancestor(editor, parent).children
  const belongs = (node: Node | undefined) => node !== undefined && languageOfMarks(marksOf(node)) === language
  let start = path.at(-1) ?? 0
  // at the end of the words before it, the cursor can be in what follows
  if (!belongs(siblings[start])) start += belongs(siblings[start - 1]) ? -1 : 1
  if (!belongs(siblings[start])) return undefined
  let end = start
  while (belongs(siblings[start - 1])) start--
  while (belongs(siblings[end + 1])) end++
  return { anchor: Editor.start(editor, [...parent, start]), focus: Editor.end(editor, [...parent, end]) }
}

/** The languages that parts of the text are said to be in, each once. */
export function languagesOfText(editor: RichEditor): string[] {
  const found = new Set<string>()
  for (const [node] of Node.nodes(editor)) {
    const own = 'attributes' in node ? node.attributes?.['lang'] : undefined
    for (const language of [own, languageOfMarks(marksOf(node))]) if (language !== undefined) found.add(language)
  }
  return [...found]
}
