import { maxAddressLength } from '../../model/limits.ts'
import { assertText } from '@sitewright/page-kit/server'
import { sectionRules } from '../section-rules.ts'
import { videoModel } from './model.ts'
import { readVideoId } from './video-id.ts'

export const videoRules = sectionRules(videoModel, {
  clean: (sent) => {
    assertText(sent['id'], { name: "The video's id", longest: maxAddressLength })
    const config = videoModel.read(sent)
    // What is no id is kept as typed: its editor has been told.
    return config.id === undefined ? config : { ...config, id: readVideoId(config.id) ?? config.id }
  },
  text: () => '',
  files: () => [],
  sources: [
    { directive: 'script-src', source: 'https://www.youtube.com' },
    { directive: 'frame-src', source: 'https://www.youtube-nocookie.com' },
  ],
})
