import { Button, chakra, Text } from '@chakra-ui/react'
import { withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, type Column, DataTable, EmptyState, Moment, useMessages } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import { useEffect, useState } from 'react'
import type { ContactFormCalls, Preauthorization } from '../../contract.ts'

export interface PreauthDialogProps {
  pageId: number
  onClose: () => void
}

const Layout = chakra('div', {
  base: {
    '& bdi': { overflowWrap: 'anywhere' },
    // In a narrow window each row is a block of its own, so that nothing has to be scrolled sideways.
    mdDown: {
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'block', paddingBlock: '2' },
      '& tbody tr:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border.muted' },
      '& tbody td': { display: 'block', height: 'auto', paddingBlock: '0.5', borderWidth: '0!', textAlign: 'start' },
    },
  },
})

/** Exempt from verification on a form, to be revoked. Reached by `import()` only: it brings all of Chakra. */
export default function PreauthDialog({ pageId, onClose }: PreauthDialogProps) {
  const { rows, failed, busy, retry, revoke } = usePreauthorizations(pageId)
  const columns: Column<Preauthorization>[] = [
    { key: 'who', header: 'For', cell: ({ email }) => (email === undefined ? 'Who has the link' : <bdi>{email}</bdi>) },
    { key: 'by', header: 'Made by', cell: ({ by }) => <bdi>{by || 'Not known'}</bdi> },
    { key: 'created', header: 'Made', cell: ({ created }) => <Moment at={created} /> },
    {
      key: 'expires',
      header: 'Valid',
      cell: ({ expires }) =>
        expires === undefined ? (
          'For ever'
        ) : (
          <>
            until <Moment at={expires} />
          </>
        ),
    },
    {
      key: 'revoke',
      header: 'Actions',
      align: 'end',
      cell: (row) => (
        <Button
          size="sm"
          variant="outline"
          disabled={busy}
          aria-label={`Revoke ${row.email ?? `the link of ${row.by || 'somebody'}`}`}
          onClick={() => void revoke(row)}
        >
          Revoke
        </Button>
      ),
    },
  ]
  return (
    <FullSystemProvider>
      <AppDialog
        title="Pre-authorized links and addresses"
        open
        size="xl"
        onClose={onClose}
        footer={
          <>
            {rows && rows.length > 1 && (
              <Button variant="outline" disabled={busy} onClick={() => void revoke()}>
                Revoke all
              </Button>
            )}
            <Button onClick={onClose}>Close</Button>
          </>
        }
      >
        {failed ? (
          <div role="alert">
            <Text marginBottom="3">The list could not be loaded. The reason is in the browser’s log.</Text>
            <Button variant="outline" onClick={retry}>
              Try again
            </Button>
          </div>
        ) : (
          <Layout>
            <DataTable
              caption="Exempt from verification"
              columns={columns}
              rows={rows ?? []}
              rowKey={({ id }) => id}
              loading={rows === undefined}
              empty={
                <EmptyState title="No one is pre-authorized">
                  Everyone must verify their address before this form is delivered.
                </EmptyState>
              }
            />
          </Layout>
        )}
      </AppDialog>
    </FullSystemProvider>
  )
}

function usePreauthorizations(pageId: number) {
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
