import { defineSectionEditor } from '@sitewright/plugin-sectioned-page/section-types/editing'
import { Megaphone } from 'lucide-react'
import { noticeModel } from './model.ts'
import { NoticeSettings } from './NoticeSettings.tsx'

export default defineSectionEditor(noticeModel, {
  summary: ({ Title }) => Title,
  none: () => 'No title yet',
  Settings: NoticeSettings,
  offer: { group: 'Text', icon: Megaphone, about: 'What readers must not miss' },
})
