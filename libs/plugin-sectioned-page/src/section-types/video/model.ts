import { fieldsOf, readText } from '@sitewright/page-kit/values'
import type { SectionModel } from '../section-type.ts'

export interface VideoConfig {
  /** The video's id at YouTube. What was typed and is none is kept, and shows nothing. Absent in a new section. */
  id?: string
}

export const videoModel: SectionModel<VideoConfig> = {
  sectionType: 'youtube',
  label: 'YouTube video',
  blank: () => ({}),
  read: (config) => {
    const fields = fieldsOf(config)
    return 'id' in fields ? { ...fields, id: readText(fields['id']) } : { ...fields }
  },
}
