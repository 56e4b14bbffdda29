import { SquarePlay } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { VideoSettings } from './VideoSettings.tsx'
import { videoModel } from './model.ts'

/** What editors need of such a section. */
export const videoEditor = defineSectionEditor(videoModel, {
  label: labels.youtube,
  summary: ({ id, FileId, Title }) => (FileId === undefined ? (id ?? '') : Title || texts.aVideo()),
  none: texts.noVideo,
  Settings: VideoSettings,
  offer: { group: 'Pictures and media', icon: SquarePlay, about: texts.aboutVideo },
})
