import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { loadPageOptions } from '../page-choice/page-options.ts'
import { usePageOptions } from '../page-choice/use-page-options.ts'
import type { PageFieldProps } from '../page-choice/PageField.tsx'

/** The pages of the site to choose from, those of these ids among them. */
export function useLinkedPages(ids: readonly number[]): PageFieldProps['pages'] {
  const { api } = useSite()
  const [first] = useState(ids)
  const { value, status, reload } = useLoaded({
    key: ['pages to choose from', ...first],
    load: () => loadPageOptions(api, first),
  })
  return { ...usePageOptions(value, ids), status, reload }
}
