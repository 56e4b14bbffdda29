import type { Page, PageType } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { NewPageDialog } from '../page-manager/NewPageDialog.tsx'
import { PublishPageDialog } from './PublishPageDialog.tsx'

export interface NewPageProps {
  /** Gets where to go on, once the page is there. */
  onCreated: (address: string) => void
  onClose: () => void
}

const none: readonly Page[] = []

/** Creates a page from anywhere: the New Page dialog, then whether to publish the page. */
export default function NewPage({ onCreated, onClose }: NewPageProps) {
  const { api } = useSite()
  const pages = useLoaded<readonly Page[]>(callQuery(api, 'GET private/page-get-list.json.php'))
  const types = useLoaded<readonly PageType[]>(callQuery(api, 'GET private/pagetype-get-list.json.php'))
  const [created, setCreated] = useState<Page>()
  if (!created)
    return <NewPageDialog inMenu types={types} pages={pages.value ?? none} onCreated={setCreated} onClose={onClose} />
  return <PublishPageDialog page={created} onDone={onCreated} />
}
