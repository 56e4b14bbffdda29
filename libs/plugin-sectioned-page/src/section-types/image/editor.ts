import { Image } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { ImageSettings } from './ImageSettings.tsx'
import { imageModel } from './model.ts'

/** What editors need of such a section. */
export const imageEditor = defineSectionEditor(imageModel, {
  label: labels.image,
  summary: ({ HoverText = '' }) => HoverText,
  none: ({ ImageId, ImageUrl }) => (ImageId === undefined && !ImageUrl ? texts.noImage() : ''),
  Settings: ImageSettings,
  offer: { group: 'Pictures and media', icon: Image, about: texts.aboutImage },
})
