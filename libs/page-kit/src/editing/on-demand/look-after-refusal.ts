import type { ApiError } from '@sitewright/api-client'
import type { Stored } from '../draft-editing.ts'
import type { DraftEditingOptions } from '../draft-editing-options.ts'
import type { LostSave } from '../use-draft-saving.ts'
import { lookAfterRefusedSave, type Refusal } from './look-after-refused-save.ts'

/** Looks what is stored of a page by now, since a save was refused for it. @param lost - a save that got no answer. */
export function lookAfterRefusal<Content>(
  { reload, isEqual = Object.is }: Pick<DraftEditingOptions<Content>, 'reload' | 'isEqual'>,
  { error, lost }: { error: ApiError; lost: LostSave<Content> | undefined },
): Promise<Refusal<Stored<Content>>> {
  function isIn({ active, draft }: Stored<Content>): boolean {
    const copy = lost?.target === 'page' ? active : draft
    return lost !== undefined && copy !== null && isEqual(copy, lost.sent)
  }
  return lookAfterRefusedSave({ error, reload, lost: lost && { base: lost.base, isIn } })
}
