import { SectionText, type SectionViewProps } from '@sitewright/plugin-sectioned-page/section-types'
import type { NoticeConfig } from './model.ts'

/** What readers must not miss. */
export function NoticeView({ config: { Title, Content }, anchors }: SectionViewProps<NoticeConfig>) {
  if (Title === '' && Content === '') return null
  return (
    <aside aria-label={Title === '' ? 'Notice' : Title}>
      {Title !== '' && <strong>{Title}</strong>}
      <SectionText html={Content} anchors={anchors} />
    </aside>
  )
}
