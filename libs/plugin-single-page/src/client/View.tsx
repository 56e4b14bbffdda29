import { PageText } from '@sitewright/media'
import { EditableView, type PageViewProps } from '@sitewright/page-kit'
import { manifest } from '../manifest.ts'
import { isBlank } from './is-blank.ts'
import type { SinglePageData } from './load.ts'

const fetchEditablePage = () => import('./EditablePage.tsx')

/** The text of the page. */
export function View({ pageId, data }: PageViewProps<SinglePageData>) {
  return (
    <EditableView
      editor={manifest.editor}
      fetch={fetchEditablePage}
      props={{ pageId, stored: data }}
      empty={isBlank(data.active)}
    >
      <PageText html={data.active} named />
    </EditableView>
  )
}
