import { refusalReason } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import type { Progression } from '../../contract.ts'
import { callsOf } from '../calls.ts'
import { failures } from '../failure-messages.ts'

/** What is saved with a registration. */
export interface RegistrationData {
  idstate: number | null
  complete: boolean
}

export interface EditedRegistration {
  /** Undefined until it is loaded. */
  progression: Progression | undefined
  /** What is to be shown of it: as it is stored, with what was edited since. */
  data: RegistrationData
  edit: (part: Partial<RegistrationData>) => void
  /** There are edits to save. */
  changed: boolean
  status: 'idle' | 'saving' | 'saved'
  /** Why the server refused the last save. */
  refusal: string | undefined
  save: () => Promise<void>
  /** Reads the progression again. */
  reload: () => void
}

interface Edits {
  /** The registration's id. */
  id: number | undefined
  part: Partial<RegistrationData>
  refusal?: string | undefined
  status: EditedRegistration['status']
}

const noEdits = { part: {}, status: 'idle' } as const

/**
 * A registration, its progression, and the edits of its state and 'Completed'.
 *
 * @param onSaved - told which state it has from now on.
 */
export function useRegistration(
  id: number | undefined,
  onSaved: (id: number, data: RegistrationData) => void,
): EditedRegistration {
  const { api } = useSite()
  const messages = useMessages()
  const call = callsOf(api)
  const loaded = useLoaded(
    callQuery(call, 'GET protected/plugin/progress-manager/get-progression-data.json.php', { id: id ?? 0 }),
    { retry: true, paused: id === undefined },
  )
  const progression = loaded.value
  const readAgain = () => void loaded.refresh().catch(() => {}) // each failure is logged, and tried again
  const [edits, setEdits] = useState<Edits>({ id, ...noEdits })
  const running = useRef(new Set<number>())
  // those of another person are discarded
  if (edits.id !== id) setEdits({ id, ...noEdits })
  const { part, refusal, status } = edits.id === id ? edits : { ...noEdits, refusal: undefined }

  const data: RegistrationData = {
    idstate: progression?.idstate ?? null,
    complete: progression?.complete ?? false,
    ...part,
  }
  const changed =
    progression !== undefined && (data.idstate !== progression.idstate || data.complete !== progression.complete)

  async function save() {
    if (!changed || id === undefined || running.current.has(id)) return
    running.current.add(id)
    setEdits({ id, part, status: 'saving' })
    const settle = (next: (now: Edits) => Edits) => setEdits((now) => (now.id === id ? next(now) : now))
    try {
      await call('POST protected/plugin/progress-manager/save-registration.json.php', { id, data })
      // what was edited meanwhile stays
      settle((now) => ({ id, part: now.part === part ? {} : now.part, status: 'saved' }))
      loaded.change((stored) => ({ ...stored, ...data }))
      onSaved(id, data)
      readAgain()
    } catch (error) {
      settle((now) => ({ id, part: now.part, status: 'idle', refusal: refusalReason(error) }))
      await messages.fail(failures.save(), error)
    } finally {
      running.current.delete(id)
    }
  }

  return {
    ...{ progression, data, changed, status, refusal, save, reload: readAgain },
    edit: (next) =>
      setEdits((now) => ({
        ...{ id: now.id, part: { ...now.part, ...next } },
        status: now.status === 'saving' ? 'saving' : 'idle',
      })),
  }
}
