import { maxAddressLength, maxLineLength } from '../../model/limits.ts'
import { assertText, type ContentSource } from '@sitewright/page-kit/server'
import { defineSectionRules } from '../define-section-rules.ts'
import { videoModel } from './model.ts'
import { readVideoId } from './video-id.ts'
import { names } from '../refused-names.ts'

const sources: readonly ContentSource[] = [
  { directive: 'script-src', source: 'https://www.youtube.com' },
  { directive: 'frame-src', source: 'https://www.youtube-nocookie.com' },
]

export const videoRules = defineSectionRules(videoModel, {
  clean: (sent) => {
    assertText(sent['id'], { name: names.videoId, longest: maxAddressLength })
    assertText(sent['Title'], { name: names.videoTitle, longest: maxLineLength })
    const config = videoModel.read(sent)
    // What is no id is kept as typed: its editor has been told.
    return config.id === undefined ? config : { ...config, id: readVideoId(config.id) ?? config.id }
  },
  text: ({ FileId, Title = '' }) => (FileId === undefined ? '' : Title),
  files: ({ FileId, PosterId, CaptionsId }) => [FileId, PosterId, CaptionsId].filter((id) => id !== undefined),
  sourcesOf: ({ FileId }) => (FileId === undefined ? sources : []),
  sources,
})
