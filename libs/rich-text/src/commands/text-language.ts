import { canonicalLanguage, directionOf } from '@sitewright/messages'
import { Editor, Node, type Path, Range, Transforms } from 'slate'
import { selectedTextBlocks } from '../queries/text-blocks.ts'
import { languageAbove, languageOfMarks, languageRun } from '../queries/text-language.ts'
import { selectedMarkables } from '../queries/marks.ts'
import type { Attributes, Mark, RichEditor } from '../types.ts'
import { setAttributes, withAttribute } from './attributes.ts'
import { carrier, setTextBlock } from './blocks.ts'
import { changeMarks } from './marks.ts'

/**
 * Says in which language the selected words are, or, where there is but a cursor or whole blocks are selected, the blocks;
 * a cursor in words of a language changes those.
 *
 * @param tag - of BCP 47; undefined takes it back: the text is in the language of its page.
 * @returns false for what is no tag of a language.
 */
export function setTextLanguage(editor: RichEditor, tag: string | undefined): boolean {
  const language = tag === undefined ? undefined : canonicalLanguage(tag)
  if (tag !== undefined && language === undefined) return false
  const { selection } = editor
  if (!selection) return true
  const run = Range.isCollapsed(selection) ? languageRun(editor) : undefined
  Editor.withoutNormalizing(editor, () => {
    if (run) return at(editor, run, () => setOfWords(editor, language))
    const isPart = Range.isExpanded(selection) && !areWholeBlocks(editor)
    const saysNothing = !selectedMarkables(editor).some(([node]) => languageOfMarks(node.marks ?? []) !== undefined)
    if (isPart && !(language === undefined && saysNothing)) return setOfWords(editor, language)
    if (!isPart && !saysNothing) setOfWords(editor, undefined)
    for (const [, path] of selectedTextBlocks(editor)) setOfBlock(editor, language, path)
  })
  return true
}

/** Does something with another selection, and gives back that of before. */
function at(editor: RichEditor, range: Range, act: () => void): void {
  const before = editor.selection && Editor.rangeRef(editor, editor.selection)
  Transforms.select(editor, range)
  act()
  const after = before?.unref()
  if (after) Transforms.select(editor, after)
}

/** True where the selection leaves nothing of its first and last block. */
function areWholeBlocks(editor: RichEditor): boolean {
  const blocks = selectedTextBlocks(editor)
  const [first, last] = [blocks[0]?.[1], blocks.at(-1)?.[1]]
  if (!editor.selection || !first || !last) return false
  const [start, end] = Editor.edges(editor, Editor.unhangRange(editor, editor.selection))
  const before = { anchor: Editor.start(editor, first), focus: start }
  const behind = { anchor: end, focus: Editor.end(editor, last) }
  return Editor.string(editor, before) === '' && Editor.string(editor, behind) === ''
}

const attributesOf = (language: string): Attributes => ({ lang: language, dir: directionOf(language) })

function setOfWords(editor: RichEditor, language: string | undefined): void {
  changeMarks(editor, (marks) => {
    const kept = withoutLanguage(marks)
    if (language === undefined) return kept
    // within links, so that it does not break one in two, and around everything else
    const place = kept.findLastIndex(({ tag }) => tag === 'a') + 1
    return kept.toSpliced(place, 0, { tag: 'span', attributes: attributesOf(language) })
  })
}

/** Marks that say no language; a span that says nothing else goes. */
function withoutLanguage(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    if (mark.attributes?.['lang'] === undefined) return [mark]
    const attributes = withoutLang(mark.attributes)
    if (!attributes && mark.tag === 'span') return []
    return [{ tag: mark.tag, ...(attributes && { attributes }) }]
  })
}

/** A direction that came with the language goes with it. */
const withoutLang = (attributes: Attributes | undefined) =>
  withAttribute(withAttribute(attributes, 'lang', undefined), 'dir', undefined)

function setOfBlock(editor: RichEditor, language: string | undefined, path: Path): void {
  if (language === undefined) {
    const said = languageAbove(editor, path)
    if (said && 'attributes' in said[0]) setAttributes(editor, withoutLang(said[0].attributes), said[1])
    return
  }
  const [block, place] = carrier(editor, path)
  // an item or a cell that holds more than this line does not speak for the rest
  if (place.length < path.length && 'children' in block && block.children.length > 1) {
    const text = Editor.range(editor, path)
    if (Node.string(Node.get(editor, path)) !== '') at(editor, text, () => setOfWords(editor, language))
    return
  }
  if (block.type === 'line') setTextBlock(editor, 'p', place)
  if ('html' in block) return
  setAttributes(editor, { ...withoutLang(block.attributes), ...attributesOf(language) }, place)
}
