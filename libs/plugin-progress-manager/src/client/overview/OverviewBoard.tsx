import { Button, Flex, Stack } from '@chakra-ui/react'
import { downloadCsv } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { EmptyState } from '@sitewright/ui'
import { Download, Printer } from 'lucide-react'
import type { OverviewRow } from '../../contract.ts'
import { csvFileName, overviewCsv } from './overview-csv.ts'
import { OverviewFilters } from './OverviewFilters.tsx'
import { OverviewTable } from './OverviewTable.tsx'
import { OverviewTotals } from './OverviewTotals.tsx'
import { Pager } from './Pager.tsx'
import { PrintSheet } from './print/PrintSheet.tsx'
import { usePrintSheet } from './print/use-print-sheet.ts'
import { type OverviewView, useFoundPeople } from './use-found-people.ts'

export interface OverviewBoardProps {
  rows: readonly OverviewRow[]
  system: ProgressionSystem
  onChoose: (registrationId: number) => void
  view?: OverviewView | undefined
  onLeave?: ((view: OverviewView) => void) | undefined
}

/** The overview over people who are there already. */
export function OverviewBoard({ rows, system, onChoose, view, onLeave }: OverviewBoardProps) {
  const people = useFoundPeople({ rows, system, view, onLeave })
  const { found, totals, filter, applied } = people
  const sheet = usePrintSheet()

  return (
    <Stack gap="3">
      <OverviewFilters system={system} filter={filter} onChange={people.change} onClear={people.clear} />
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <OverviewTotals totals={totals} all={rows.length} />
        <OverviewActions
          disabled={found.length === 0}
          preparing={sheet.preparing}
          onPrint={sheet.print}
          onExport={() => downloadCsv(overviewCsv(found, system), csvFileName(system.SystemName, Date.now()))}
        />
      </Flex>
      {found.length > 0 ? (
        <OverviewTable
          system={system}
          people={people.shown}
          totals={totals}
          sort={people.sort}
          onSort={people.sortBy}
          onChoose={onChoose}
        />
      ) : (
        <EmptyState title="No one matches">Change the filters above, or clear them.</EmptyState>
      )}
      <Pager page={people.page} perPage={people.perPage} count={found.length} onPage={people.goTo} />
      {sheet.shown && <PrintSheet system={system} people={found} totals={totals} filter={applied} all={rows.length} />}
    </Stack>
  )
}

interface OverviewActionsProps {
  /** There is nothing to be taken away. */
  disabled: boolean
  /** The sheet to be printed is being made. */
  preparing: boolean
  onPrint: () => void
  onExport: () => void
}

/** The ways to take the table along as it is filtered and sorted. */
function OverviewActions({ disabled, preparing, onPrint, onExport }: OverviewActionsProps) {
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
