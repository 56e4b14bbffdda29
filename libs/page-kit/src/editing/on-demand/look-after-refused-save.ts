import type { ApiError } from '@sitewright/api-client'
import { texts } from './messages.ts'

/** A save that was refused with 409, and how to find out what was stored in its place. */
export interface RefusedSave<Stored> {
  error: ApiError
  /** Reads what is stored now; undefined where there is nothing any more. */
  reload: () => Promise<Stored | undefined>
  /** A save that got no answer before: what it was based on, and whether it is what is stored. */
  lost: { base: number | undefined; isIn: (stored: Stored) => boolean } | undefined
}

/** What is stored after a save was refused, and who stored it. */
export interface Refusal<Stored> {
  /** Who saved meanwhile, before 'saved …': the name of the account, or that it was this person; '' where it is not known. */
  by: string
  /** Undefined where it could not be read. */
  other: Stored | undefined
  /** It came of the own save that got no answer and of no other: nobody else has saved meanwhile. */
  isOwn: boolean
}

/** Looks what is stored by now, since a save was refused for it. */
export async function lookAfterRefusedSave<Stored extends { version?: number }>({
  error,
  reload,
  lost,
}: RefusedSave<Stored>): Promise<Refusal<Stored>> {
  const other = await reload().catch((reason: unknown) => {
    console.error(reason)
    return undefined
  })
  const isNext = other !== undefined && lost?.base !== undefined && other.version === lost.base + 1
  const name = typeof error.body.by === 'string' ? error.body.by : ''
  const by = error.body.own === true ? texts.you() : name
  return { by, other, isOwn: isNext && lost.isIn(other) }
}
