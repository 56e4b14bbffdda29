import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useEffect, useState } from 'react'
import type { ContactFormCalls, Preauthorization } from '../../contract.ts'

/** The links and addresses of a form that need no verification: loaded, and revoked after a question. */
export function usePreauthorizations(pageId: number) {
  const { api } = useSite()
  const messages = useMessages()
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
    if (!(await messages.confirm(questionOf(row), { danger: true, accept: 'Revoke' }))) return
    setBusy(true)
    try {
      const input = { id: pageId, ...(row ? { preauth: row.id } : {}) }
      await withCalls<ContactFormCalls>(api)('POST protected/plugin/form/preauth-revoke.json.php', input)
      setRows((before) => (row ? before?.filter(({ id }) => id !== row.id) : []))
    } catch (error) {
      await messages.fail('Failed to revoke the pre-authorization, see browser log for more information', error)
    } finally {
      setBusy(false)
    }
  }

  return { rows, failed, busy, retry, revoke }
}

function questionOf(row: Preauthorization | undefined): string {
  if (!row) return 'Revoke all links and addresses of this form? Everyone must then verify their address again.'
  if (row.email !== undefined) return `Revoke ${row.email}? It must then be verified again.`
  return 'Revoke this link? Anyone who uses it must then verify their address.'
}
