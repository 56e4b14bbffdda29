import { EditableView, type PageViewProps } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import type { ContactFormData } from './load.ts'
import { PublicForm } from './PublicForm.tsx'
import { toolbarTexts } from './toolbar-texts.ts'

const fetchEditableForm = () => import('./editing/EditableForm.tsx')

/** The form of the page. */
export function View({ pageId, data, query }: PageViewProps<ContactFormData>) {
  // the key in the page's address that makes verification needless
  const preauth = query?.['pa']
  const { layout, places, check } = data
  return (
    <EditableView
      editor={manifest.editor}
      fetch={fetchEditableForm}
      props={{ pageId, data, preauth }}
      texts={toolbarTexts}
      ownButtons
    >
      <PublicForm key={pageId} pageId={pageId} preauth={preauth} layout={layout} places={places} check={check} />
    </EditableView>
  )
}
