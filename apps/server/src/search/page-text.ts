import type { PageKindServer } from '@sitewright/page-kit/server'
import { anonymous } from '../access/rights.ts'
import type { Writer } from '../db/database.ts'

/** Descriptions and search show the text to everyone, so it contains only what everyone may see of the content. */
export function textOf(kind: PageKindServer, content: string): string {
  return kind.text(kind.forReader?.(content, anonymous) ?? content)
}

/**
 * Reads the text of a published content again, which its kind may have read otherwise when it was saved. What the kind
 * cannot read now keeps its text.
 */
export async function updateText(
  tx: Writer,
  { pageId, kind }: { pageId: number; kind: PageKindServer },
): Promise<void> {
  const stored = await tx
    .selectFrom('page_contents')
    .where('page_id', '=', pageId)
    .where('state', '=', 'active')
    .select(['content', 'text'])
    .executeTakeFirst()
  if (!stored) return
  const text = readAgain(kind, stored)
  if (text === stored.text) return
  await tx
    .updateTable('page_contents')
    .set({ text })
    .where('page_id', '=', pageId)
    .where('state', '=', 'active')
    .execute()
}

function readAgain(kind: PageKindServer, { content, text }: { content: string; text: string }): string {
  try {
    return textOf(kind, content)
  } catch {
    return text
  }
}
