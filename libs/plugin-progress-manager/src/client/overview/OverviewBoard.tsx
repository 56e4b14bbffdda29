import { Button, Flex, Stack } from '@chakra-ui/react'
import { downloadCsv, Fetched, useFetched } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { EmptyState } from '@sitewright/ui'
import { Download, Printer, Upload } from 'lucide-react'
import { type Ref, useEffect, useMemo, useRef, useState } from 'react'
import type { OverviewRow } from '../../contract.ts'
import { ChosenBar } from '../group/ChosenBar.tsx'
import { GroupRecordDialog } from '../group/GroupRecordDialog.tsx'
import type { GroupNews } from '../group/use-group-news.ts'
import { createRecordKeys } from '../record-keys.ts'
import { csvFileName, overviewCsv } from './overview-csv.ts'
import { OverviewFilters } from './OverviewFilters.tsx'
import { OverviewTable } from './OverviewTable.tsx'
import { OverviewTotals } from './OverviewTotals.tsx'
import { Pager } from './Pager.tsx'
import { filterPeople } from './person-filter.ts'
import type { Person } from './person.ts'
import { PrintSheet } from './print/PrintSheet.tsx'
import { usePrintSheet } from './print/use-print-sheet.ts'
import { type OverviewView, useFoundPeople } from './use-found-people.ts'

export interface OverviewBoardProps {
  pageId: number
  rows: readonly OverviewRow[]
  system: ProgressionSystem
  onRecorded?: ((news: GroupNews) => void) | undefined
  onChoose: (registrationId: number) => void
  view?: OverviewView | undefined
  onLeave?: ((view: OverviewView) => void) | undefined
}

/** The overview over people who are there already. */
export function OverviewBoard(props: OverviewBoardProps) {
  const { pageId, rows, system, onRecorded, onChoose, view, onLeave } = props
  const people = useFoundPeople({ rows, system, view, onLeave })
  const { found, totals, filter, applied, chosen, tick } = people
  const marked = useMemo(() => new Set(idsOf(chosen)), [chosen])
  const sheet = usePrintSheet()
  const [recording, setRecording] = useState(false)
  const [importing, setImporting] = useState(false)
  const ImportRecordsDialog = useFetched(fetchImport, importing)
  const importButton = useFocusAfter(importing)
  // Here, so that what is sent again after the dialog was closed is known to be the same.
  const [keys] = useState(createRecordKeys)

  /** Twelve people are twelve times a few letters and Enter. */
  function tickOnlyOne() {
    // the table may be a moment behind what is typed
    const [only, ...others] = filterPeople(people.all, filter)
    if (!only || others.length > 0) return
    tick([only.id], true)
    people.change({ text: '' })
  }

  return (
    <Stack gap="3" data-whole-window>
      <OverviewFilters
        system={system}
        filter={filter}
        onChange={people.change}
        onClear={people.clear}
        onEnter={tickOnlyOne}
      />
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <OverviewTotals totals={totals} all={rows.length} />
        <OverviewActions
          disabled={found.length === 0}
          preparing={sheet.preparing}
          importButton={importButton}
          onPrint={sheet.print}
          onImport={() => setImporting(true)}
          onExport={() => downloadCsv(overviewCsv(found, system), csvFileName(system.SystemName, Date.now()))}
        />
      </Flex>
      <ChosenBar
        chosen={chosen}
        found={found}
        shown={people.shown.length}
        onTick={tick}
        onRecord={() => setRecording(true)}
      />
      {found.length > 0 ? (
        <OverviewTable
          system={system}
          people={people.shown}
          totals={totals}
          sort={people.sort}
          onSort={people.sortBy}
          onChoose={onChoose}
          chosen={marked}
          onTick={tick}
        />
      ) : (
        <EmptyState title="No one matches">Change the filters above, or clear them.</EmptyState>
      )}
      <Pager page={people.page} perPage={people.perPage} count={found.length} onPage={people.goTo} />
      {sheet.shown && <PrintSheet system={system} people={found} totals={totals} filter={applied} all={rows.length} />}
      {importing && ImportRecordsDialog && (
        <Fetched
          component={ImportRecordsDialog}
          {...{ pageId, system }}
          people={people.all}
          onImported={(news) => onRecorded?.(news)}
          onClose={() => setImporting(false)}
        />
      )}
      {recording && (
        <GroupRecordDialog
          {...{ pageId, system, keys }}
          people={chosen}
          onSent={({ news, left }) => {
            tick(idsOf(chosen), false)
            tick(left, true)
            onRecorded?.(news)
          }}
          onUnsure={() => onRecorded?.({ people: 0, records: [] })}
          onClose={() => setRecording(false)}
        />
      )}
    </Stack>
  )
}

/** For the button that opens a dialog: it gets the focus back, which the dialog's last question may have lost. */
function useFocusAfter(open: boolean): Ref<HTMLButtonElement> {
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

const fetchImport = () => import('../import/ImportRecordsDialog.tsx')

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id)

interface OverviewActionsProps {
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
function OverviewActions(props: OverviewActionsProps) {
  const { disabled, preparing, onPrint, onExport, onImport, importButton } = props
  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" size="sm" disabled={disabled} loading={preparing} loadingText="Print" onClick={onPrint}>
        <Printer aria-hidden /> Print
      </Button>
      <Button variant="outline" size="sm" disabled={disabled} onClick={onExport}>
        <Download aria-hidden /> Export as CSV
      </Button>
      <Button ref={importButton} variant="outline" size="sm" onClick={onImport}>
        <Upload aria-hidden /> Import records
      </Button>
    </Flex>
  )
}
