import { Box, Button, Field, Flex, Heading, NativeSelect, Stack } from '@chakra-ui/react'
import { ScreenHelp } from '@sitewright/page-kit/staff'
import { EmptyState } from '@sitewright/ui'
import { Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { Notice } from '../shared/Notice.tsx'
import { texts } from './messages.ts'
import { kindNames, knownKinds } from './texts.ts'
import { TrashCards } from './TrashCards.tsx'
import { TrashTable } from './TrashTable.tsx'
import { useTrash, type Trash } from './use-trash.ts'
import { texts as screens } from '../screen-messages.ts'

/** What was deleted, for as long as it can be brought back. */
export default function TrashScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [kind, setKind] = useState('')
  const trash = useTrash(kind, () => heading.current?.focus())
  const { things, selected, busy } = trash
  const chosen = things.filter(({ entry }) => selected.has(entry))

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <Heading ref={heading} tabIndex={-1} as="h1" size="2xl" flex="1" outline="none">
          {screens.trash()}
        </Heading>
        <Button variant="outline" color="fg.error" disabled={things.length === 0 || busy} onClick={trash.empty}>
          <Trash2 /> {texts.empty()}
        </Button>
      </Flex>
      <ScreenHelp load={() => import('./help.ts')}>
        {lead(trash.status === 'ready' ? trash.days : undefined)}
      </ScreenHelp>
      {trash.notice && <Notice notice={trash.notice} onClose={trash.dismiss} />}
      <Flex gap="3" wrap="wrap" align="end">
        <KindSelect
          kind={kind}
          things={things}
          onChange={(next) => {
            setKind(next)
            trash.select(new Set())
          }}
        />
        {chosen.length > 0 && (
          <Button variant="outline" disabled={busy} onClick={() => trash.restore(chosen)}>
            <Undo2 /> {texts.restoreSome({ count: chosen.length })}
          </Button>
        )}
      </Flex>
      <TrashedThings trash={trash} isAll={kind === ''} onShowAll={() => setKind('')} />
      {trash.more && (
        <Flex justify="center">
          <Button variant="outline" disabled={busy} onClick={trash.loadMore}>
            {texts.loadMore()}
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

interface KindSelectProps {
  /** '' for everything. */
  kind: string
  /** What is shown, perhaps of kinds that are not known. */
  things: Trash['things']
  onChange: (kind: string) => void
}

function KindSelect({ kind, things, onChange }: KindSelectProps) {
  const kinds = [...new Set([...knownKinds, ...things.map((thing) => thing.kind)])]
  return (
    <Field.Root width={{ base: 'full', sm: '60' }}>
      <Field.Label>{texts.show()}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={kind} onChange={(event) => onChange(event.target.value)}>
          <option value="">{texts.everything()}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {kindNames(each)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}

interface TrashedThingsProps {
  trash: Trash
  /** True while things of all kinds are shown. */
  isAll: boolean
  onShowAll: () => void
}

function TrashedThings({ trash, isAll, onShowAll }: TrashedThingsProps) {
  if (trash.status === 'failed')
    return <LoadFailure title={texts.loadFailed()} error={trash.error} onRetry={trash.retry} />
  const empty = isAll ? (
    <EmptyState title={texts.nothing()}>{texts.nothingHint()}</EmptyState>
  ) : (
    <EmptyState title={texts.nothingOfKind()}>
      <Button variant="outline" onClick={onShowAll}>
        {texts.showEverything()}
      </Button>
    </EmptyState>
  )
  const shown = {
    things: trash.things,
    selected: trash.selected,
    busy: trash.busy,
    loading: trash.status === 'loading',
    empty,
    onSelect: trash.select,
    onRestore: trash.restore,
    onDestroy: trash.destroy,
  }
  return (
    <>
      <Box hideBelow="md">
        <TrashTable {...shown} />
      </Box>
      <Box hideFrom="md">
        <TrashCards {...shown} />
      </Box>
    </>
  )
}

function lead(days: number | undefined): string {
  if (days === 0) return texts.noTrash()
  return days === undefined ? texts.about() : texts.aboutDays({ days })
}
