import { maxListLength, type Page, type PageType } from '@sitewright/api-client'
import { EmptyState, Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { usePagedList } from '../shared/use-paged-list.ts'
import { PageChoice } from '../page-choice/PageChoice.tsx'
import { texts } from './new-page-messages.ts'

export interface TemplateChoiceProps {
  /** Those that pages can be created of. */
  types: readonly PageType[]
  chosen: Page | undefined
  onChange: (page: Page) => void
}

/** The page whose published content a new page begins with. */
export function TemplateChoice({ types, chosen, onChange }: TemplateChoiceProps) {
  const [query, setQuery] = useState('')
  const list = usePagedList('GET private/page-get-paged.json.php', {
    q: query,
    sort: 'name',
    limit: maxListLength,
    ...(types.length > 0 && { renderers: types.map(({ renderer }) => renderer).join(',') }),
  })
  if (list.status === 'loading') return <Spinner label={texts.loadingPages()} />
  if (list.status === 'failed')
    return <LoadFailure title={texts.pagesFailed()} error={list.error} onRetry={list.reload} />
  if (list.items.length === 0 && query === '' && !list.searching)
    return <EmptyState title={texts.noPages()}>{texts.startBlank()}</EmptyState>
  return (
    <PageChoice
      title={texts.template()}
      pages={list.items}
      total={list.total}
      searching={list.searching}
      query={query}
      onQuery={setQuery}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
