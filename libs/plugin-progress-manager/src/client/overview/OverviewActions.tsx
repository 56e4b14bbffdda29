import { Button, Flex } from '@chakra-ui/react'
import { Download, Printer } from 'lucide-react'

export interface OverviewActionsProps {
  /** There is nothing to be taken away. */
  disabled: boolean
  /** The sheet to be printed is being made. */
  preparing: boolean
  onPrint: () => void
  onExport: () => void
}

/** The ways to take the table along as it is filtered and sorted. */
export function OverviewActions({ disabled, preparing, onPrint, onExport }: OverviewActionsProps) {
  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" size="sm" disabled={disabled} loading={preparing} loadingText="Print" onClick={onPrint}>
        <Printer aria-hidden /> Print
      </Button>
      <Button variant="outline" size="sm" disabled={disabled} onClick={onExport}>
        <Download aria-hidden /> Export as CSV
      </Button>
    </Flex>
  )
}
