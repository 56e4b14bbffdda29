import { Images } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { galleryModel } from './model.ts'

/** What editors need of such a section. */
export const galleryEditor = defineSectionEditor(galleryModel, {
  label: labels.gallery,
  summary: ({ Folder, Pictures }) => (Folder === undefined ? countOf(Pictures.length) : texts.aFolder()),
  none: texts.noPicture,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).GallerySettings),
  offer: { group: 'Pictures and media', icon: Images, about: texts.aboutGallery },
})

function countOf(pictures: number): string {
  return pictures === 0 ? '' : texts.pictures({ count: pictures })
}
