import { isApiError } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { useSaving } from '../dialogs/use-saving.ts'

/** Why the server did not do what a mailed link asks for. */
export type LinkError =
  /** The link was used before, is too old, or never was one. */
  | { kind: 'link-over'; reason: string }
  /** What was sent along cannot be used. */
  | { kind: 'unusable'; reason: string }
  | { kind: 'other'; reason: string }

export interface LinkAction {
  busy: boolean
  done: boolean
  refusal: LinkError | undefined
  /** Takes the refusal back, once what was sent along was edited. */
  forget: () => void
  start: () => void
}

const kinds: Readonly<Record<string, LinkError['kind']>> = { 'weak-password': 'unusable', 'link-over': 'link-over' }

/**
 * What the page of a mailed link does, one attempt at a time. Anyone who was logged in has been logged out by it, so that
 * the shell is read again.
 *
 * @param failure the alert after `act` was rejected.
 */
export function useLinkAction(act: () => Promise<unknown>, failure: string): LinkAction {
  const { refresh } = useSite()
  const [done, setDone] = useState(false)
  const [kind, setKind] = useState<LinkError['kind']>()
  const { busy, reason, start } = useSaving(async () => {
    try {
      await act()
    } catch (error) {
      setKind((isApiError(error) && kinds[error.code ?? '']) || 'other')
      throw error
    }
    setDone(true)
    void refresh()
  }, failure)
  const refusal = kind && reason !== undefined ? { kind, reason } : undefined
  return { busy, done, refusal, forget: () => setKind(undefined), start }
}
