import { Button, Flex } from '@chakra-ui/react'
import { Download, Printer, Upload } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { texts } from './messages.ts'

export interface OverviewActionsProps {
  /** There is nothing to be taken away. */
  disabled: boolean
  /** The sheet to be printed is being made. */
  preparing: boolean
  onPrint: () => void
  onExport: () => void
  onImport: () => void
  importButton: Ref<HTMLButtonElement>
}

/** The ways to take the table along as it is filtered and sorted. */
export function OverviewActions(props: OverviewActionsProps) {
  const { disabled, preparing, onPrint, onExport, onImport, importButton } = props
  return (
    <Flex gap="2" wrap="wrap">
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        loading={preparing}
        loadingText={texts.print()}
        onClick={onPrint}
      >
        <Printer aria-hidden /> {texts.print()}
      </Button>
      <Button variant="outline" size="sm" disabled={disabled} onClick={onExport}>
        <Download aria-hidden /> {texts.exportCsv()}
      </Button>
      <Button ref={importButton} variant="outline" size="sm" onClick={onImport}>
        <Upload aria-hidden /> {texts.importRecords()}
      </Button>
    </Flex>
  )
}

/** For the button that opens a dialog: it gets the focus back, which the dialog's last question may have lost. */
export function useFocusAfter(open: boolean): Ref<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const { current } = button
    return () => {
      requestAnimationFrame(() => document.activeElement === document.body && current?.focus())
    }
  }, [open])
  return button
}
