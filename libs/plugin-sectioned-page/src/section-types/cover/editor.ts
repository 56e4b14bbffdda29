import { GalleryThumbnails } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { fetchedSettings } from '../fetched-settings.tsx'
import { coverModel } from './model.ts'

/** What editors need of such a section. */
export const coverEditor = defineSectionEditor(coverModel, {
  summary: ({ Heading, Text }) => Heading || Text,
  none: () => 'No heading yet',
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).CoverSettings),
  offer: { group: 'Pictures and media', icon: GalleryThumbnails, about: 'A large picture with a heading and buttons' },
})
