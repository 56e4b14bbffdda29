import { Flex, Stack } from '@chakra-ui/react'
import { downloadCsv, Fetched, useFetched } from '@sitewright/page-kit'
import type { ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import { EmptyState } from '@sitewright/ui'
import { useMemo, useState } from 'react'
import type { OverviewRow } from '../../contract.ts'
import { ChosenBar } from '../group/ChosenBar.tsx'
import { GroupRecordDialog } from '../group/GroupRecordDialog.tsx'
import type { GroupNews } from '../group/use-group-news.ts'
import { createRecordKeys, type RecordKeys } from '../record-keys.ts'
import { texts } from './messages.ts'
import { csvFileName, overviewCsv } from './overview-csv.ts'
import { OverviewActions, useFocusAfter } from './OverviewActions.tsx'
import { OverviewFilters } from './OverviewFilters.tsx'
import { OverviewTable } from './OverviewTable.tsx'
import { OverviewTotals } from './OverviewTotals.tsx'
import { Pager } from './Pager.tsx'
import { filterPeople } from './person-filter.ts'
import type { Person } from './person.ts'
import { PrintSheet } from './print/PrintSheet.tsx'
import { usePrintSheet } from './print/use-print-sheet.ts'
import { type FoundPeople, type OverviewView, useFoundPeople } from './use-found-people.ts'

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
  const sheet = usePrintSheet()
  const [recording, setRecording] = useState(false)
  const [importing, setImporting] = useState(false)
  const ImportRecordsDialog = useFetched(fetchImport, importing)
  const importButton = useFocusAfter(importing)
  // Here, so that what is sent again after the dialog was closed is known to be the same.
  const [keys] = useState(createRecordKeys)

  return (
    <Stack gap="3" data-whole-window>
      <OverviewFilters
        system={system}
        filter={filter}
        onChange={people.change}
        onClear={people.clear}
        onEnter={() => tickOnlyOne(people)}
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
      <FoundTable {...{ system, people, onChoose }} />
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
        <RecordDialog {...{ pageId, system, keys, chosen, tick, onRecorded }} onClose={() => setRecording(false)} />
      )}
    </Stack>
  )
}

/** Ticks the only one who is found. Twelve people are twelve times a few letters and Enter. */
function tickOnlyOne({ all, filter, tick, change }: FoundPeople): void {
  // the table may be a moment behind what is typed
  const [only, ...others] = filterPeople(all, filter)
  if (!only || others.length > 0) return
  tick([only.id], true)
  change({ text: '' })
}

interface FoundTableProps extends Pick<OverviewBoardProps, 'system' | 'onChoose'> {
  people: FoundPeople
}

function FoundTable({ system, people, onChoose }: FoundTableProps) {
  const { chosen } = people
  const marked = useMemo(() => new Set(idsOf(chosen)), [chosen])
  if (people.found.length === 0) return <EmptyState title={texts.noneMatches()}>{texts.noneMatchesHint()}</EmptyState>
  return (
    <OverviewTable
      system={system}
      people={people.shown}
      totals={people.totals}
      sort={people.sort}
      onSort={people.sortBy}
      onChoose={onChoose}
      chosen={marked}
      onTick={people.tick}
    />
  )
}

interface RecordDialogProps extends Pick<OverviewBoardProps, 'pageId' | 'system' | 'onRecorded'> {
  chosen: readonly Person[]
  keys: RecordKeys
  tick: FoundPeople['tick']
  onClose: () => void
}

function RecordDialog({ pageId, system, onRecorded, chosen, keys, tick, onClose }: RecordDialogProps) {
  return (
    <GroupRecordDialog
      {...{ pageId, system, keys, onClose }}
      people={chosen}
      onSent={({ news, left }) => {
        tick(idsOf(chosen), false)
        tick(left, true)
        onRecorded?.(news)
      }}
      onUnsure={() => onRecorded?.({ people: 0, records: [] })}
    />
  )
}

const fetchImport = () => import('../import/ImportRecordsDialog.tsx')

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id)
