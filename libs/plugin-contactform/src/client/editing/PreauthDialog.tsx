import { Button, chakra, Text } from '@chakra-ui/react'
import { AppDialog, type Column, DataTable, EmptyState, Moment } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import type { Preauthorization } from '../../contract.ts'
import { usePreauthorizations } from './use-preauthorizations.ts'

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
          <PreauthTable rows={rows} busy={busy} onRevoke={(row) => void revoke(row)} />
        )}
      </AppDialog>
    </FullSystemProvider>
  )
}

interface PreauthTableProps {
  /** Undefined while they are being loaded. */
  rows: readonly Preauthorization[] | undefined
  busy: boolean
  onRevoke: (row: Preauthorization) => void
}

function PreauthTable({ rows, busy, onRevoke }: PreauthTableProps) {
  return (
    <Layout>
      <DataTable
        caption="Exempt from verification"
        columns={[...facts, { ...revocation, cell: (row) => <RevokeButton {...{ row, busy, onRevoke }} /> }]}
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
  )
}

const facts: readonly Column<Preauthorization>[] = [
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
]

const revocation = { key: 'revoke', header: 'Actions', align: 'end' } as const

interface RevokeButtonProps extends Pick<PreauthTableProps, 'busy' | 'onRevoke'> {
  row: Preauthorization
}

function RevokeButton({ row, busy, onRevoke }: RevokeButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={busy}
      aria-label={`Revoke ${row.email ?? `the link of ${row.by || 'somebody'}`}`}
      onClick={() => onRevoke(row)}
    >
      Revoke
    </Button>
  )
}
