import { Button, chakra, Dialog, Portal, Text } from '@chakra-ui/react'
import { useLoaded, type Query } from '@sitewright/api-client/queries'
import { DialogClose, Spinner, useOpenDialog } from '@sitewright/ui'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Certificate } from '../../contract.ts'
import { aloneUpright } from './certificate-styles.ts'
import { CertificateSheet } from './CertificateSheet.tsx'
import { texts } from './messages.ts'

export interface CertificateDialogProps {
  /** What reads it. */
  query: Query<Certificate | null>
  onClose: () => void
}

const Desk = chakra('div', {
  base: {
    minHeight: 'full',
    padding: { base: '3', md: '8' },
    background: 'bg.muted',
    '& > article': {
      width: 'full',
      maxWidth: '210mm',
      minHeight: '297mm',
      marginInline: 'auto',
      padding: { base: '6', md: '18mm' },
      boxShadow: 'md',
    },
  },
})

/** In the page's body, for paper only: what is printed is this and nothing else. */
const Paper = chakra('div', {
  base: { display: 'none', '@media print': { display: 'block', '& > article': { minHeight: '255mm' } } },
})

/** A certificate over the whole window, as it will be on paper, with a button that prints it. */
export default function CertificateDialog({ query, onClose }: CertificateDialogProps) {
  const { value: certificate, status, reload } = useLoaded(query)
  const [now] = useState(Date.now)
  useOpenDialog({ open: true, onClose })
  return (
    <Dialog.Root open size="full" scrollBehavior="inside" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="0">
          <Dialog.Content borderRadius="0">
            <Dialog.Header alignItems="center" gap="3" borderBottomWidth="1px" paddingBlock="3" paddingInlineEnd="14">
              <Dialog.Title flex="1">{texts.certificate()}</Dialog.Title>
              <Button size="sm" disabled={!certificate} onClick={() => window.print()}>
                <Printer aria-hidden /> {texts.print()}
              </Button>
            </Dialog.Header>
            <Dialog.Body padding="0" tabIndex={0}>
              <Desk>
                {status === 'loading' && <Spinner label={texts.loading()} />}
                {status === 'failed' && (
                  <>
                    <Text role="alert" marginBlockEnd="3">
                      {texts.failed()}
                    </Text>
                    <Button variant="outline" size="sm" onClick={reload}>
                      {texts.tryAgain()}
                    </Button>
                  </>
                )}
                {certificate && <CertificateSheet certificate={certificate} now={now} />}
              </Desk>
            </Dialog.Body>
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      {certificate &&
        createPortal(
          <Paper data-print-certificate="">
            <style>{aloneUpright}</style>
            <CertificateSheet certificate={certificate} now={now} />
          </Paper>,
          document.body,
        )}
    </Dialog.Root>
  )
}
