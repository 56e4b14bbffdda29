import { cleanAttributes, readAddress } from '@sitewright/html'
import { Editor, Range, Transforms } from 'slate'
import { linkAt } from '../queries/link-at.ts'
import { currentMarks } from '../queries/marks.ts'
import type { Attributes, RichEditor } from '../types.ts'
import { changeMarks } from './marks.ts'

export interface LinkTarget {
  url: string
  /** What is shown where nothing is selected. */
  text?: string
  newWindow?: boolean
}

/** Links the selection, changes the link at the cursor, or inserts a new one. False if the address is not allowed. */
export function insertLink(editor: RichEditor, { url, text, newWindow }: LinkTarget): boolean {
  const { selection } = editor
  const existing = linkAt(editor)
  const attributes = linkAttributes(existing?.mark.attributes, url, newWindow)
  if (!attributes || !selection) return false
  const mark = { tag: 'a', attributes }
  if (existing && Range.isCollapsed(selection)) Transforms.select(editor, existing.range)
  if (!existing && Range.isCollapsed(selection)) {
    // The link goes around everything else, so that formats within do not break it in two. One before it ends there.
    const marks = [mark, ...currentMarks(editor).filter(({ tag }) => tag !== 'a')]
    Transforms.insertNodes(editor, { text: text || url.trim(), marks })
  } else {
    changeMarks(editor, (marks) => [mark, ...marks.filter(({ tag }) => tag !== 'a')])
    Transforms.collapse(editor, { edge: 'end' })
  }
  Editor.removeMark(editor, 'marks')
  return true
}

/** The attributes of a link to an address; undefined for one that is not allowed. */
export function linkAttributes(known: Attributes = {}, url: string, newWindow = false): Attributes | undefined {
  const { target: _target, rel, ...rest } = known
  const kept = rel
    ?.split(' ')
    .filter((word) => word !== 'noopener' && word !== 'noreferrer')
    .join(' ')
  const attributes = cleanAttributes('a', {
    ...rest,
    href: withScheme(url.trim()),
    ...(kept ? { rel: kept } : {}),
    ...(newWindow ? { target: '_blank' } : {}),
  })
  return attributes['href'] ? attributes : undefined
}

/** What people type as an address, as it is meant; a word, which may be a page of the site, stays as it is. */
export function withScheme(url: string): string {
  const meant = readAddress(url)
  return !meant || meant.kind === 'word' ? url : meant.href
}
