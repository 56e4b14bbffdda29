import { Box, Button, Flex, Heading, HStack, Stack } from '@chakra-ui/react'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { EmptyState } from '@sitewright/ui'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { Notice } from '../shared/Notice.tsx'
import { noFilter, queryOf, type AuditFilter } from './audit-filter.ts'
import { AuditCards } from './AuditCards.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { LoadMore } from './LoadMore.tsx'
import { texts } from './messages.ts'
import { useAuditExport } from './use-audit-export.ts'
import { useAuditLog } from './use-audit-log.ts'

/** Who changed what, and when. */
export default function AuditLog() {
  const [filter, setFilter] = useState(noFilter)
  const log = useAuditLog(filter)
  const file = useAuditExport(filter)
  const isReady = log.status === 'ready'
  const change = (part: Partial<AuditFilter>) => setFilter((now) => ({ ...now, ...part }))
  const isFiltered = Object.keys(queryOf(filter)).length > 0
  const empty = isFiltered ? (
    <EmptyState title={texts.noMatch()}>
      <Button variant="outline" onClick={() => setFilter(noFilter)}>
        {texts.showAll()}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={texts.empty()}>{texts.emptyHint()}</EmptyState>
  )
  const shown = {
    entries: log.entries,
    loading: log.status === 'loading',
    empty,
    onChoosePerson: (account: number) => change({ account }),
  }

  return (
    <Stack gap="4">
      <AuditHead log={log} file={file} />
      <ScreenHelp load={() => import('./help.ts')}>{texts.about()}</ScreenHelp>
      <AuditFilters filter={filter} onChange={change} />
      {file.notice && <Notice notice={file.notice} onClose={file.dismiss} />}
      {log.status === 'failed' ? (
        <LoadFailure title={texts.loadFailed()} error={log.error} onRetry={log.retry} />
      ) : (
        <>
          <Box hideBelow="md">
            <AuditTable {...shown} />
          </Box>
          <Box hideFrom="md">
            <AuditCards {...shown} />
          </Box>
        </>
      )}
      {isReady && log.entries.length > 0 && (
        <LoadMore count={log.entries.length} more={log.more} loading={log.working === 'more'} onLoad={log.loadMore} />
      )}
    </Stack>
  )
}

interface AuditHeadProps {
  log: ReturnType<typeof useAuditLog>
  file: ReturnType<typeof useAuditExport>
}

function AuditHead({ log, file }: AuditHeadProps) {
  const isReady = log.status === 'ready'
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Heading as="h1" size="2xl" flex="1" whiteSpace="nowrap">
        {texts.heading()}
      </Heading>
      <HStack gap="3">
        <Button
          variant="outline"
          disabled={!isReady || log.entries.length === 0}
          loading={file.read !== undefined}
          loadingText={file.read ? texts.exporting({ read: file.read }) : texts.export()}
          onClick={file.start}
        >
          <Download /> {texts.export()}
        </Button>
        <Button
          variant="outline"
          disabled={!isReady}
          loading={log.working === 'refresh'}
          loadingText={texts.refresh()}
          onClick={log.refresh}
        >
          <RefreshCw /> {texts.refresh()}
        </Button>
      </HStack>
    </Flex>
  )
}
