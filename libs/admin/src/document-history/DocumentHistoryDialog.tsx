import { Badge, Center, Stack, Text } from '@chakra-ui/react'
import type { DocumentNoun, Revision } from '@sitewright/api-client'
import { rich } from '@sitewright/messages/react'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, EmptyState, ListEnd, Moment, Spinner, useMessages } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { discardAnswers } from '../dialogs/discard-question.ts'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { usePagedList } from '../shared/use-paged-list.ts'
import { HistoryList, HistoryRow } from './HistoryRow.tsx'
import { texts } from './messages.ts'

export interface DocumentHistoryDialogProps {
  noun: DocumentNoun
  /** True while the editor has something that is not saved: taking up a version asks before that is lost. */
  changed: boolean
  /** Gets what was saved then, as JSON. Where it throws or rejects, the dialog says that the version could not be loaded. */
  onTake: (content: string) => Promise<void> | void
  /** Called once a version was taken up, too. */
  onClose: () => void
}

/** What is said of the history of each. */
const about: Readonly<Record<DocumentNoun, { title: () => string; before?: () => string }>> = {
  menu: { title: texts.menu, before: texts.menuBefore },
  links: { title: texts.links },
  settings: { title: texts.settings, before: texts.settingsBefore },
}

/** Versions that are read at a time: more of them nobody looks at at once. */
const step = 50

/** What was saved of the menu, the links or the settings, the newest first, for the editor to go on from. */
export function DocumentHistoryDialog({ noun, changed, onTake, onClose }: DocumentHistoryDialogProps) {
  const history = usePagedList('GET private/document-get-history-paged.json.php', { noun, limit: step })
  const { taken, take } = useTaking({ noun, changed, onTake, onClose })
  const { title, before } = about[noun]
  return (
    <AppDialog open title={title()} busy={taken !== undefined} onClose={onClose}>
      {history.status === 'loading' && (
        <Center minHeight="40">
          <Spinner label={texts.loading()} />
        </Center>
      )}
      {history.status === 'failed' && (
        <LoadFailure title={texts.loadFailed()} error={history.error} onRetry={history.reload} />
      )}
      {history.status === 'ready' && history.items.length === 0 && (
        <EmptyState title={texts.empty()}>{texts.emptyHint()}</EmptyState>
      )}
      {history.items.length > 0 && (
        <Stack gap="3">
          <Text color="fg.muted" textStyle="sm">
            {texts.untilSaved()} {before?.()}
          </Text>
          <HistoryList>
            {history.items.map((revision) => (
              <HistoryRow
                key={revision.id}
                text={revision.saved === 0 ? texts.earlier() : <Moment at={revision.saved} />}
                note={<Note revision={revision} />}
                busy={taken === revision.id}
                disabled={taken !== undefined}
                onTake={() => void take(revision.id)}
              />
            ))}
          </HistoryList>
          <ListEnd list={history} several={texts.several()} />
        </Stack>
      )}
    </AppDialog>
  )
}

/** By whom, which nobody knows of what was there before versions were kept. */
function Note({ revision: { saved, by, version, current } }: { revision: Revision }) {
  return (
    <>
      {saved > 0 && (
        <>
          {' '}
          {rich(texts.by, {
            ...{ name: by || texts.unknown(), version: String(version) },
            person: (name) => (by ? <bdi>{name}</bdi> : name),
          })}
        </>
      )}
      {current && (
        <Badge size="sm" colorPalette="green" marginInlineStart="2">
          {texts.current()}
        </Badge>
      )}
    </>
  )
}

/** One version at a time, by its id, which `taken` is while it is being read. */
function useTaking({ noun, changed, onTake, onClose }: DocumentHistoryDialogProps) {
  const { api } = useSite()
  const messages = useMessages()
  const wanted = useRef(0)
  const [id, setId] = useState(0)
  const reading = useSaving(async () => {
    const { content } = await api('GET private/document-get-revision.json.php', { noun, id: wanted.current })
    await onTake(content)
    onClose()
  }, texts.takeFailed())

  async function take(chosen: number) {
    if (changed && !(await messages.confirm(texts.replaceQuestion(), { ...discardAnswers(), accept: texts.replace() })))
      return
    wanted.current = chosen
    setId(chosen)
    reading.start()
  }

  return { taken: reading.busy ? id : undefined, take }
}
