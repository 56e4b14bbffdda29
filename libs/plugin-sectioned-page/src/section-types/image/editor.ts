import { Image } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { ImageSettings } from './ImageSettings.tsx'
import { imageModel } from './model.ts'

/** What editors need of such a section. */
export const imageEditor = defineSectionEditor(imageModel, {
  summary: ({ HoverText = '' }) => HoverText,
  none: ({ ImageId, ImageUrl }) => (ImageId === undefined && !ImageUrl ? 'No image yet' : ''),
  Settings: ImageSettings,
  offer: { group: 'Pictures and media', icon: Image, about: 'One picture' },
})
