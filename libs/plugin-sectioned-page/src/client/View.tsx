import { EditableView, type PageViewProps } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import type { SectionedPageData } from './load.ts'
import { SectionList } from './SectionList.tsx'

const fetchEditablePage = () => import('./editing/EditablePage.tsx')

/** The sections of the page. */
export function View({ pageId, data }: PageViewProps<SectionedPageData>) {
  return (
    <EditableView editor={manifest.editor} fetch={fetchEditablePage} props={{ pageId, stored: data }}>
      <SectionList layout={data.active} />
    </EditableView>
  )
}
