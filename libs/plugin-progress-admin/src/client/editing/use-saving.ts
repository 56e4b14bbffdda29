import { isApiError, refusalReason, withCalls } from '@sitewright/api-client'
import { keepTrying, useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import type { ProgressAdminCalls } from '../../contract.ts'
import { load, type AttachedSystem } from '../load.ts'
import { texts } from '../texts.ts'
import { isChanged, sentSystem } from './edited-system.ts'
import { reloaded, replaced, saved } from './editing.ts'
import type { EditedProgression } from './use-editing.ts'

/** A save was refused, because somebody else saved since this editing began. */
export interface Conflict {
  /** What is stored now, unless it could not be read. */
  other: AttachedSystem | undefined
}

export interface Saving {
  busy: boolean
  /** The last save succeeded, and nothing was changed since it began. */
  done: boolean
  /** Why the server refused the last save. */
  reason: string | undefined
  conflict: Conflict | undefined
  /** Saves what was changed, unless that is being done already. */
  save: () => Promise<void>
  /** Saves over what somebody else has saved. */
  overwrite: () => Promise<void>
  /** Drops the own changes for what somebody else has saved. */
  loadOther: () => Promise<void>
  keepEditing: () => void
}

export interface SavingOptions {
  pageId: number
  system: AttachedSystem
  edited: EditedProgression
}

type Stage = 'idle' | 'busy' | 'done'

/** Saving a system, once at a time; afterwards it is read again (PADM-021). */
export function useSaving({ pageId, system, edited }: SavingOptions): Saving {
  const { api } = useSite()
  const messages = useMessages()
  const [stage, setStage] = useState<Stage>('idle')
  const [reason, setReason] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const running = useRef(false)
  const giveUp = useRef<() => void>(undefined)
  useEffect(() => () => giveUp.current?.(), [])

  /** The page's system, or undefined where the page has none any more. */
  async function read(): Promise<AttachedSystem | undefined> {
    const data = await load({ api, pageId })
    return data.SystemId === null ? undefined : data
  }

  /** Reads until it is there. */
  function reload(): Promise<AttachedSystem | undefined> {
    return new Promise((resolve) => {
      giveUp.current = keepTrying(read, resolve)
    })
  }

  async function store(base: number | undefined): Promise<Stage> {
    const { current } = edited.latest()
    const { version } = await withCalls<ProgressAdminCalls>(api)(
      'POST protected/plugin/progress-admin/save-page.json.php',
      {
        id: pageId,
        data: { SystemName: system.SystemName, ...sentSystem(current) },
        ...(base === undefined ? {} : { base }),
      },
    )
    setConflict(undefined)
    edited.set(saved(edited.latest(), current, version))
    const next = await reload()
    if (next) edited.set(reloaded(edited.latest(), next))
    const { current: now, stored } = edited.latest()
    return isChanged(now, stored) ? 'idle' : 'done'
  }

  async function refused(): Promise<void> {
    const other = await read().catch((error: unknown) => {
      console.error(error)
      return undefined
    })
    setConflict({ other })
  }

  /** One task at a time; one that is asked for meanwhile is not done. */
  async function run(task: () => Promise<Stage>): Promise<void> {
    if (running.current) return
    running.current = true
    setStage('busy')
    setReason(undefined)
    let failure: { error: unknown } | undefined
    const after = await task().catch(async (error: unknown): Promise<Stage> => {
      if (isApiError(error) && error.status === 409) await refused()
      else failure = { error }
      return 'idle'
    })
    running.current = false
    setStage(after)
    if (!failure) return
    setReason(refusalReason(failure.error))
    await messages.fail(texts.saveFailed, failure.error)
  }

  async function readOther(): Promise<Stage> {
    const other = conflict?.other ?? (await reload())
    if (other) edited.set(replaced(edited.latest(), other))
    setConflict(undefined)
    return 'idle'
  }

  return {
    busy: stage === 'busy',
    done: stage === 'done',
    reason,
    conflict,
    save: async () => {
      const { current, stored, version } = edited.latest()
      if (isChanged(current, stored)) await run(() => store(version))
    },
    // Based on the version that could be looked at, so that a third one is not overwritten unseen.
    overwrite: () => run(() => store(conflict?.other?.version)),
    loadOther: () => run(readOther),
    keepEditing: () => setConflict(undefined),
  }
}
