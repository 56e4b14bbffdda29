import { defineSectionType } from '@sitewright/plugin-sectioned-page/section-types'
import { noticeModel } from './model.ts'
import { NoticeView } from './NoticeView.tsx'

export default defineSectionType({
  model: noticeModel,
  View: NoticeView,
  editor: () => import('./editor.ts'),
})
