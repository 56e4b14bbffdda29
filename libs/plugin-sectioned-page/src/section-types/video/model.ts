import { fieldsOf, readText } from '@sitewright/page-kit/values'
import { readId, withoutUndefined } from '../../model/values.ts'
import type { SectionModel } from '../section-type.ts'

export interface VideoConfig {
  /** The video's id at YouTube. What was typed and is none is kept, and shows nothing. Absent in a new section. */
  id?: string
  /** A video file of the site, shown instead. */
  FileId?: number
  /** What is seen of that file before it is played: an image of the site. */
  PosterId?: number
  /** What is said in that file: a WebVTT file of the site. */
  CaptionsId?: number
  /** What the video file shows, for screen readers. */
  Title?: string
}

export const videoModel: SectionModel<VideoConfig, 'youtube'> = {
  sectionType: 'youtube',
  label: 'YouTube video',
  blank: () => ({}),
  read: (config) => {
    const fields = fieldsOf(config)
    return withoutUndefined({
      ...fields,
      id: 'id' in fields ? readText(fields['id']) : undefined,
      FileId: readId(fields['FileId']),
      PosterId: readId(fields['PosterId']),
      CaptionsId: readId(fields['CaptionsId']),
      Title: 'Title' in fields ? readText(fields['Title']) : undefined,
    })
  },
}
