import { Id } from '@sitewright/api-client/contract'
import type { Told } from '@sitewright/messages'
import { Type, type Static } from 'typebox'
import type { PageKindManifest } from '../manifest.ts'
import { texts } from './audit-messages.ts'
import type { CallContext } from './identity.ts'
import type { PageKindServices } from './services.ts'

/** What the save calls of kinds differ in. */
export interface SaveCallOptions {
  summary: string
  /**
   * What the audit log says of it; `saved` of a page that visitors do not see.
   * @default 'Stored a draft', 'Published the page' and 'Saved the page'
   */
  done?: { readonly draft: Told; readonly published: Told; readonly saved?: Told }
  /** The most characters that a content may have. */
  maxCharacters: number
}

const saveInput = (maxLength: number) =>
  Type.Object({
    id: Id,
    content: Type.String({ maxLength }),
    draft: Type.Optional(Type.Boolean()),
    /** True if the stored draft is what is published: it is then dropped, otherwise kept (Q125). */
    fromDraft: Type.Optional(Type.Boolean()),
    /** The version the editor started from; a stale one is refused with 409. */
    base: Type.Optional(Type.Integer({ minimum: 0 })),
  })

const SaveReply = Type.Object({ version: Type.Integer() })

/** The declaration of the call by which the editors of a kind save its pages, as drafts or for everybody. */
export function saveCall(
  { editor }: Pick<PageKindManifest, 'editor'>,
  { summary, done: own, maxCharacters }: SaveCallOptions,
) {
  const { draft, published, saved } = texts
  const done = { draft, published, saved, ...own }
  return { summary, done, access: [editor], about: 'page', input: saveInput(maxCharacters), reply: SaveReply } as const
}

/** What answers a call made by `saveCall`. The server cleans the content and answers with the new version. */
export function saveHandler({ kind }: Pick<PageKindManifest, 'kind'>, { pages }: PageKindServices) {
  return async (
    { id, draft = false, ...rest }: Static<ReturnType<typeof saveInput>>,
    { who }: CallContext,
  ): Promise<Static<typeof SaveReply>> => ({ version: await pages.save({ pageId: id, kind, draft, who, ...rest }) })
}
