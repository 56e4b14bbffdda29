import type { PageKindServer } from './page-kind-server.ts'
import { limitElements } from './sanitize-html.ts'

declare const cleaned: unique symbol

/** A content that went through its kind's `clean`. The server stores no other. */
export type CleanContent = string & { readonly [cleaned]: true }

/**
 * Cleans a content as its kind says, in one go: what has so many elements that others would have to wait is refused.
 *
 * @throws {RefusedError} 400 when it is no content of this kind, or has too many elements.
 */
export function cleanContent({ clean }: Pick<PageKindServer, 'clean'>, content: string): CleanContent {
  return limitElements(() => clean(content)) as CleanContent
}

/** Content as a save brings it, before the kind has cleaned it. */
export interface ContentToSave {
  /** As the editor sent it. */
  content: string
  draft: boolean
  /** Milliseconds since 1970. */
  time: number
}

/** What is stored when an editor saves a content. @throws {RefusedError} 400 when it is no content of this kind. */
export function contentToSave(
  kind: Pick<PageKindServer, 'clean' | 'forPublishing'>,
  { content, draft, time }: ContentToSave,
): CleanContent {
  const clean = cleanContent(kind, content)
  return draft || !kind.forPublishing ? clean : (kind.forPublishing(clean, time) as CleanContent)
}
