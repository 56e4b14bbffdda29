import { EditingToolbarSpace, Fetched, HitCounter, useFetched, type PageViewProps } from '@sitewright/page-kit'
import { useHolds } from '@sitewright/session'
import { manifest } from '../manifest.ts'
import type { ContactFormData } from './load.ts'
import { PublicForm } from './PublicForm.tsx'
import { usePreauth } from './use-preauth.ts'

const fetchEditableForm = () => import('./editing/EditableForm.tsx')

/** The form as everyone sees it. Its editors get the toolbar as soon as the browser has fetched it. */
export function View({ pageId, data }: PageViewProps<ContactFormData>) {
  const mayEdit = useHolds(manifest.editor)
  const EditableForm = useFetched(fetchEditableForm, mayEdit)
  const preauth = usePreauth()
  return (
    <>
      <HitCounter pageId={pageId} />
      {mayEdit && EditableForm ? (
        <Fetched component={EditableForm} key={pageId} pageId={pageId} data={data} />
      ) : (
        <>
          {mayEdit && <EditingToolbarSpace />}
          <PublicForm key={pageId} pageId={pageId} layout={data.layout} preauth={preauth} />
        </>
      )}
    </>
  )
}
