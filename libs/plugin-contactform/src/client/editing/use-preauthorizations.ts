import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useUndo } from '@sitewright/page-kit/staff'
import { useMessages } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import type { ContactFormCalls, Preauthorization } from '../../contract.ts'
import { texts } from './preauth-messages.ts'

/** The links and addresses of a form that need no verification: loaded, and revoked after a question. */
export function usePreauthorizations(pageId: number) {
  const { api } = useSite()
  const messages = useMessages()
  const undo = useUndo()
  const [rows, setRows] = useState<readonly Preauthorization[]>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const load = () => withCalls<ContactFormCalls>(api)('GET protected/plugin/form/preauth-list.json.php', { id: pageId })
  const [attempt, setAttempt] = useState({ load })

  useEffect(() => {
    let wanted = true
    attempt.load().then(
      (found) => {
        if (wanted) setRows(found)
      },
      (error: unknown) => {
        console.error(error)
        if (wanted) setFailed(true)
      },
    )
    return () => {
      wanted = false
    }
  }, [attempt])

  function retry() {
    setFailed(false)
    setRows(undefined)
    setAttempt({ load })
  }

  /** @param row which one; absent: all. */
  async function revoke(row?: Preauthorization) {
    const more = await undo.line(row ? 1 : (rows?.length ?? 0))
    if (!(await messages.confirm(questionOf(row), { danger: true, accept: texts.revoke(), more }))) return
    setBusy(true)
    try {
      const input = { id: pageId, ...(row ? { preauth: row.id } : {}) }
      const { ids } = await withCalls<ContactFormCalls>(api)(
        'POST protected/plugin/form/preauth-revoke.json.php',
        input,
      )
      setRows((before) => (row ? before?.filter(({ id }) => id !== row.id) : []))
      const things = ids.map((id) => ({ kind: 'pre-authorization', id }))
      if (more !== undefined && ids.length > 0)
        await undo.tell(row ? texts.revoked() : texts.allRevoked(), things, retry)
    } catch (error) {
      await messages.fail(texts.revokeFailed(), error)
    } finally {
      setBusy(false)
    }
  }

  return { rows, failed, busy, retry, revoke }
}

function questionOf(row: Preauthorization | undefined): string {
  if (!row) return texts.confirmAll()
  if (row.email !== undefined) return texts.confirmAddress({ email: row.email })
  return texts.confirmLink()
}
