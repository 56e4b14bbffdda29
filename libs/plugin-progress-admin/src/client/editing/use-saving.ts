import { isApiError, isUnreachable, refusalReason, withCalls } from '@sitewright/api-client'
import { keepTrying, useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import type { ProgressAdminCalls } from '../../contract.ts'
import { load, type AttachedSystem } from '../load.ts'
import { texts } from '../texts.ts'
import { isChanged, sentSystem, wasStored, type EditedSystem } from './edited-system.ts'
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

/** A save that got no answer: it may have been stored all the same. */
interface LostSave {
  sent: EditedSystem
  base: number | undefined
}

/** Saving a system, once at a time; afterwards it is read again (PADM-021). */
export function useSaving({ pageId, system, edited }: SavingOptions): Saving {
  const { api } = useSite()
  const messages = useMessages()
  const [stage, setStage] = useState<Stage>('idle')
  const [reason, setReason] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const running = useRef(false)
  const lost = useRef<LostSave>(undefined)
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
    const { current: sent } = edited.latest()
    const data = { SystemName: system.SystemName, ...sentSystem(sent) }
    const call = withCalls<ProgressAdminCalls>(api)
    let version: number
    try {
      const request = { id: pageId, data, ...(base === undefined ? {} : { base }) }
      version = (await call('POST protected/plugin/progress-admin/save-page.json.php', request)).version
    } catch (error) {
      if (isUnreachable(error)) lost.current = { sent, base }
      if (!isApiError(error) || error.status !== 409) throw error
      return refused()
    }
    took(sent, version)
    return goOn(await reload())
  }

  function took(sent: EditedSystem, version: number): void {
    lost.current = undefined
    setConflict(undefined)
    edited.set(saved(edited.latest(), sent, version))
  }

  /** Goes on from what is stored after a save. */
  function goOn(next: AttachedSystem | undefined): Stage {
    if (next) edited.set(reloaded(edited.latest(), next))
    const { current, stored } = edited.latest()
    return isChanged(current, stored) ? 'idle' : 'done'
  }

  /** Somebody saved meanwhile: perhaps this very editor, which was not told so. */
  async function refused(): Promise<Stage> {
    const other = await read().catch((error: unknown) => {
      console.error(error)
      return undefined
    })
    const own = lost.current
    if (own && other && own.base !== undefined && other.version === own.base + 1 && wasStored(own.sent, other)) {
      took(own.sent, other.version)
      // what it did not have is saved after it
      return goOn(other) === 'done' ? 'done' : store(other.version)
    }
    setConflict({ other })
    return 'idle'
  }

  /** One task at a time; one that is asked for meanwhile is not done. */
  async function run(task: () => Promise<Stage>, byItself = false): Promise<void> {
    if (running.current) return
    running.current = true
    setStage('busy')
    setReason(undefined)
    let failure: { error: unknown } | undefined
    const after = await task().catch((error: unknown): Stage => {
      failure = { error }
      return 'idle'
    })
    running.current = false
    setStage(after)
    if (!failure) return
    setReason(refusalReason(failure.error))
    if (await messages.failOrRetry(texts.saveFailed, failure.error, { byItself })) await run(task, byItself)
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
      // the version tells a save that was stored although nobody was told so
      if (isChanged(current, stored)) await run(() => store(version), true)
    },
    // Based on the version that could be looked at, so that a third one is not overwritten unseen.
    overwrite: () => run(() => store(conflict?.other?.version)),
    loadOther: () => run(readOther),
    keepEditing: () => setConflict(undefined),
  }
}
