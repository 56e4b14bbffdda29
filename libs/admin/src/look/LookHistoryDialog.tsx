import type { LookFields } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, Moment, Spinner } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { HistoryList, HistoryRow } from '../document-history/HistoryRow.tsx'
import { toLook, type LookDraft } from './look-draft.ts'
import { texts } from './messages.ts'

export interface LookHistoryDialogProps {
  /** The look that the site comes with. */
  builtIn: LookFields
  /** Gets a look as it was published; the one that the site came with has no footer of its own. */
  onTake: (draft: Pick<LookDraft, 'look'> & Partial<LookDraft>) => void
  onClose: () => void
}

/** The looks that were published, the newest first. */
export function LookHistoryDialog({ builtIn, onTake, onClose }: LookHistoryDialogProps) {
  const { api } = useSite()
  const history = useLoaded(callQuery(api, 'GET private/look-get-history.json.php'))
  return (
    <AppDialog open title={texts.historyOfLooks()} onClose={onClose}>
      {history.status === 'loading' && <Spinner label={texts.loadingHistory()} />}
      {history.status === 'failed' && (
        <LoadFailure title={texts.historyFailed()} error={history.error} onRetry={history.reload} />
      )}
      {history.value && (
        <HistoryList>
          {history.value.map((former, place) => (
            <FormerLook key={former.id} {...former} place={place} onTake={onTake} />
          ))}
          <HistoryRow
            text={texts.asItCame()}
            note={history.value.length === 0 ? texts.now() : ''}
            onTake={() => onTake({ look: toLook(builtIn) })}
          />
        </HistoryList>
      )}
    </AppDialog>
  )
}

interface FormerLookProps {
  id: number
  published: number
  by: string
  /** From 0, the newest first. */
  place: number
  onTake: LookHistoryDialogProps['onTake']
}

function FormerLook({ id, published, by, place, onTake }: FormerLookProps) {
  const { api } = useSite()
  const taking = useSaving(async () => {
    const { look, footer } = await api('GET private/look-get-former.json.php', { id })
    onTake({ look: toLook(look), footer })
  }, texts.formerFailed())
  const note = [by && texts.by({ name: by }), place === 0 && texts.now()].filter(Boolean).join('')
  return <HistoryRow text={<Moment at={published} />} note={note} busy={taking.busy} onTake={taking.start} />
}
