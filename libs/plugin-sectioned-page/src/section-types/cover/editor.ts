import { GalleryThumbnails } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { coverModel } from './model.ts'

/** What editors need of such a section. */
export const coverEditor = defineSectionEditor(coverModel, {
  label: labels.cover,
  summary: ({ Heading, Text }) => Heading || Text,
  none: texts.noHeading,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).CoverSettings),
  offer: { group: 'Pictures and media', icon: GalleryThumbnails, about: texts.aboutCover },
})
