import { cacheRecent, type Identity } from '@sitewright/page-kit/server'
import { manifest } from '../manifest.ts'
import { forEditors, forVisitors } from './read-content.ts'

const forEachEditor = cacheRecent(forEditors)
const forEachVisitor = cacheRecent(forVisitors)

/** A content as this person may have it: hidden sections are for its editors. */
export function forReader(content: string, { permissions }: Pick<Identity, 'permissions'>): string {
  return permissions.has(manifest.editor) ? forEachEditor(content) : forEachVisitor(content)
}
