import { EditingToolbarSpace, Fetched, HitCounter, useFetched, type PageViewProps } from '@sitewright/page-kit'
import { useHolds } from '@sitewright/session'
import { manifest } from '../manifest.ts'
import type { ContactFormData } from './load.ts'
import { PublicForm } from './PublicForm.tsx'

const fetchEditableForm = () => import('./editing/EditableForm.tsx')

/** The form as everyone sees it. Its editors get the toolbar as soon as the browser has fetched it. */
export function View({ pageId, data, query }: PageViewProps<ContactFormData>) {
  const mayEdit = useHolds(manifest.editor)
  const EditableForm = useFetched(fetchEditableForm, mayEdit)
  // the key in the page's address that makes verification needless
  const preauth = query?.['pa']
  return (
    <>
      <HitCounter pageId={pageId} />
      {mayEdit && EditableForm ? (
        <Fetched component={EditableForm} key={pageId} pageId={pageId} data={data} preauth={preauth} />
      ) : (
        <>
          {mayEdit && <EditingToolbarSpace />}
          <PublicForm key={pageId} pageId={pageId} layout={data.layout} preauth={preauth} />
        </>
      )}
    </>
  )
}
