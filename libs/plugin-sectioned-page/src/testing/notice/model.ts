import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { SectionModel } from '@sitewright/plugin-sectioned-page/section-types'

export interface NoticeConfig {
  /** Plain text. */
  Title: string
  /** HTML. */
  Content: string
}

export const noticeModel: SectionModel<NoticeConfig> = {
  sectionType: 'notice',
  label: 'Notice',
  blank: () => ({ Title: '', Content: '' }),
  read: (config) => {
    const fields = fieldsOf(config)
    return { ...fields, Title: readText(fields['Title']), Content: readText(fields['Content']) }
  },
  texts: {
    of: ({ Content }) => [Content],
    put: (config, [Content = '']) => ({ ...config, Content }),
  },
}
