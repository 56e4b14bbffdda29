import { maxListLength, type ChoicePage } from '@sitewright/api-client'
import { Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { usePagedList } from '../shared/use-paged-list.ts'
import { PageChoice } from './PageChoice.tsx'
import { texts } from './messages.ts'

/** What the option is called that opens the dialog, in a list that has no room for all pages. */
export const findPage = texts.findPage

/** What that option has in place of a page's id. */
export const findPageValue = -1

export interface FindPageDialogProps {
  /** What the page is for, such as 'Linked page'. */
  title: string
  onFound: (page: ChoicePage) => void
  onClose: () => void
}

/** Finds one page among any number of them, by title or shortcut. */
export function FindPageDialog({ title, onFound, onClose }: FindPageDialogProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<ChoicePage>()
  const list = usePagedList('GET private/page-get-choices.json.php', { q: query, sort: 'name', limit: maxListLength })

  function start() {
    if (!chosen) return
    onFound(chosen)
    onClose()
  }

  return (
    <FormDialog
      title={texts.title()}
      submit={texts.choose()}
      disabled={!chosen}
      changed={false}
      saving={{ busy: false, reason: undefined, start }}
      onClose={onClose}
    >
      {list.status === 'loading' && <Spinner label={texts.loading()} />}
      {list.status === 'failed' && <LoadFailure title={texts.loadFailed()} error={list.error} onRetry={list.reload} />}
      {list.status === 'ready' && (
        <PageChoice
          title={title}
          pages={list.items}
          total={list.total}
          searching={list.searching}
          query={query}
          onQuery={setQuery}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
    </FormDialog>
  )
}
