import type { ApiError } from '@sitewright/api-client'
import type { Stored } from '../draft-editing.ts'
import type { DraftEditingOptions } from '../draft-editing-options.ts'
import type { LostSave } from '../use-draft-saving.ts'

/** What is stored after a save was refused, and who stored it. */
export interface Refusal<Content> {
  /** Name of the account that saved meanwhile; '' where it is not known. */
  by: string
  /** Undefined where it could not be read. */
  other: Stored<Content> | undefined
  /** The version of an own save that got no answer, where it was that which was stored meanwhile. */
  ownVersion: number | undefined
}

/** Looks what is stored by now, since a save was refused for it. @param lost - a save that got no answer. */
export async function lookAfterRefusal<Content>(
  { reload, isEqual = Object.is }: Pick<DraftEditingOptions<Content>, 'reload' | 'isEqual'>,
  { error, lost }: { error: ApiError; lost: LostSave<Content> | undefined },
): Promise<Refusal<Content>> {
  const other = await reload().catch((reason: unknown) => {
    console.error(reason)
    return undefined
  })
  const isOwn = lost !== undefined && other !== undefined && wasStored(lost, { stored: other, isEqual })
  const by = typeof error.body.by === 'string' ? error.body.by : ''
  return { by, other, ownVersion: isOwn ? other.version : undefined }
}

/** True if what is stored now came of that save and of no other, so that nobody else has saved meanwhile. */
function wasStored<Content>(
  { target, sent, base }: LostSave<Content>,
  { stored, isEqual }: Required<Pick<DraftEditingOptions<Content>, 'isEqual'>> & { stored: Stored<Content> },
): boolean {
  const copy = target === 'page' ? stored.active : stored.draft
  return base !== undefined && stored.version === base + 1 && copy !== null && isEqual(copy, sent)
}
