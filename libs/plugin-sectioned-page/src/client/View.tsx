import { EditableView, type PageViewProps } from '@sitewright/page-kit'
import { useMemo } from 'react'
import { manifest } from '../manifest.ts'
import { PageFoldersProvider } from '../section-types/folder-files.tsx'
import type { SectionedPageData } from './load.ts'
import { SectionList } from './SectionList.tsx'

const fetchEditablePage = () => import('./editing/EditablePage.tsx')

/** The sections of the page. */
export function View({ pageId, data }: PageViewProps<SectionedPageData>) {
  const folders = useMemo(() => ({ pageId, folders: data.folders ?? {} }), [pageId, data])
  return (
    <EditableView
      editor={manifest.editor}
      fetch={fetchEditablePage}
      props={{ pageId, stored: data }}
      empty={data.active.sections.length === 0}
    >
      <PageFoldersProvider value={folders}>
        <SectionList layout={data.active} />
      </PageFoldersProvider>
    </EditableView>
  )
}
