import { Button, chakra, Text } from '@chakra-ui/react'
import { rich } from '@sitewright/messages/react'
import { AppDialog, type Column, DataTable, EmptyState, Moment } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import type { Preauthorization } from '../../contract.ts'
import { texts } from './preauth-messages.ts'
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
        title={texts.heading()}
        open
        size="xl"
        onClose={onClose}
        footer={
          <>
            {rows && rows.length > 1 && (
              <Button variant="outline" disabled={busy} onClick={() => void revoke()}>
                {texts.revokeAll()}
              </Button>
            )}
            <Button onClick={onClose}>{texts.close()}</Button>
          </>
        }
      >
        {failed ? (
          <div role="alert">
            <Text marginBottom="3">{texts.loadFailed()}</Text>
            <Button variant="outline" onClick={retry}>
              {texts.tryAgain()}
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
        caption={texts.caption()}
        columns={[
          ...factColumns(),
          { ...revocation, header: texts.actions(), cell: (row) => <RevokeButton {...{ row, busy, onRevoke }} /> },
        ]}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        loading={rows === undefined}
        empty={<EmptyState title={texts.none()}>{texts.everyoneVerifies()}</EmptyState>}
      />
    </Layout>
  )
}

const factColumns = (): Column<Preauthorization>[] => [
  {
    key: 'who',
    header: texts.for(),
    cell: ({ email }) => (email === undefined ? texts.linkHolders() : <bdi>{email}</bdi>),
  },
  { key: 'by', header: texts.madeBy(), cell: ({ by }) => <bdi>{by || texts.notKnown()}</bdi> },
  { key: 'created', header: texts.made(), cell: ({ created }) => <Moment at={created} /> },
  {
    key: 'expires',
    header: texts.valid(),
    cell: ({ expires }) =>
      expires === undefined ? texts.forEver() : rich(texts.until, { moment: () => <Moment at={expires} /> }),
  },
]

const revocation = { key: 'revoke', align: 'end' } as const

interface RevokeButtonProps extends Pick<PreauthTableProps, 'busy' | 'onRevoke'> {
  row: Preauthorization
}

function RevokeButton({ row, busy, onRevoke }: RevokeButtonProps) {
  return (
    <Button size="sm" variant="outline" disabled={busy} aria-label={revokeLabel(row)} onClick={() => onRevoke(row)}>
      {texts.revoke()}
    </Button>
  )
}

function revokeLabel({ email, by }: Preauthorization): string {
  if (email !== undefined) return texts.revokeAddress({ email })
  return by === '' ? texts.revokeLink() : texts.revokeLinkOf({ by })
}
