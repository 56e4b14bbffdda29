import { SquarePlay } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { VideoSettings } from './VideoSettings.tsx'
import { videoModel } from './model.ts'

/** What editors need of such a section. */
export const videoEditor = defineSectionEditor(videoModel, {
  summary: ({ id, FileId, Title }) => (FileId === undefined ? (id ?? '') : Title || 'A video file'),
  none: () => 'No video yet',
  Settings: VideoSettings,
  offer: { group: 'Pictures and media', icon: SquarePlay, about: 'A film that starts when it is pressed' },
})
