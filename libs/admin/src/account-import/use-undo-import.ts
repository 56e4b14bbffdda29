import type { Api } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useState } from 'react'
import { texts } from './messages.ts'
import type { ImportJob } from './use-import.ts'

export interface UndoImport {
  running: boolean
  /** How many accounts could still be taken back. */
  left: number
  /** What came of it; '' before. */
  told: string
  /** Asks, and then deletes the accounts of those who never logged in. */
  start: () => void
}

/** Taking back an import: the accounts that it created are deleted, but none that somebody has used. */
export function useUndoImport(jobs: readonly ImportJob[]): UndoImport {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const [running, setRunning] = useState(false)
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const [told, setTold] = useState('')
  const created = jobs.flatMap(({ result }) =>
    result?.result === 'created' && result.id !== undefined ? [result.id] : [],
  )
  const open = created.filter((id) => !gone.has(id))

  async function run() {
    const more = [await undo.line(open.length), texts.linksVoid()]
    const question = texts.undoQuestion({ count: open.length })
    if (
      !(await messages.confirm(question, {
        danger: true,
        accept: texts.delete(),
        more: more.filter(Boolean).join(' '),
      }))
    )
      return
    setRunning(true)
    const done = new Set(gone)
    try {
      const used = await usedAccounts(api, open)
      for (const id of open) {
        if (used.has(id)) continue
        await api('GET private/account-delete.json.php', { id })
        done.add(id)
      }
      const stay = used.size === 0 ? '' : ` ${texts.stayed({ count: used.size })}`
      setTold(`${texts.deleted({ count: done.size })}${stay}`)
    } catch (error) {
      await messages.fail(texts.undoFailed(), error)
    } finally {
      setGone(done)
      setRunning(false)
    }
  }

  return { running, left: open.length, told, start: () => void run() }
}

/** Those of the accounts that somebody has logged in to. */
async function usedAccounts(api: Api, ids: readonly number[]): Promise<Set<number>> {
  const wanted = new Set(ids)
  const used = new Set<number>()
  let cursor: string | null = null
  do {
    // who logged in last comes first: the accounts are new, so those who never did need not be read
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(api, cursor)
    const active = page.items.filter(({ lastlogin }) => lastlogin > 0)
    for (const { id } of active) if (wanted.has(id)) used.add(id)
    cursor = active.length === page.items.length ? page.next : null
  } while (cursor !== null)
  return used
}

function readPage(api: Api, cursor: string | null) {
  return api('GET private/account-get-paged.json.php', {
    ...{ sort: 'lastlogin', desc: 1, limit: 100 },
    ...(cursor !== null && { cursor }),
  })
}
