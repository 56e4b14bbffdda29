import type { LookFields } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, Moment, Spinner } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import { HistoryList, HistoryRow } from '../document-history/HistoryRow.tsx'
import { toLook, type LookDraft } from './look-draft.ts'

export interface LookHistoryDialogProps {
  /** The look that the site comes with. */
  builtIn: LookFields
  /** Gets a look as it was published; the one that the site came with has no footer of its own. */
  onTake: (draft: Pick<LookDraft, 'look'> & Partial<LookDraft>) => void
  onClose: () => void
}

export const takeFailure = 'That look could not be loaded'

/** The looks that were published, the newest first. */
export function LookHistoryDialog({ builtIn, onTake, onClose }: LookHistoryDialogProps) {
  const { api } = useSite()
  const history = useLoaded(callQuery(api, 'GET private/look-get-history.json.php'))
  return (
    <AppDialog open title="History of looks" onClose={onClose}>
      {history.status === 'loading' && <Spinner label="Loading the history" />}
      {history.status === 'failed' && <LoadFailure title="The history could not be loaded" onRetry={history.reload} />}
      {history.value && (
        <HistoryList>
          {history.value.map((former, place) => (
            <FormerLook key={former.id} {...former} place={place} onTake={onTake} />
          ))}
          <HistoryRow
            text="As the site came"
            note={history.value.length === 0 ? now : ''}
            onTake={() => onTake({ look: toLook(builtIn) })}
          />
        </HistoryList>
      )}
    </AppDialog>
  )
}

const now = ' · how the site looks now'

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
  }, takeFailure)
  const note = [by && ` by ${by}`, place === 0 && now].filter(Boolean).join('')
  return <HistoryRow text={<Moment at={published} />} note={note} busy={taking.busy} onTake={taking.start} />
}
