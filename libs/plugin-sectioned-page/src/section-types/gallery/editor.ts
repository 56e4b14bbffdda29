import { Images } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { fetchedSettings } from '../fetched-settings.tsx'
import { galleryModel } from './model.ts'

/** What editors need of such a section. */
export const galleryEditor = defineSectionEditor(galleryModel, {
  summary: ({ Folder, Pictures }) => (Folder === undefined ? countOf(Pictures.length) : 'A folder'),
  none: () => 'No picture yet',
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).GallerySettings),
  offer: { group: 'Pictures and media', icon: Images, about: 'Many pictures that open large, also all of a folder' },
})

function countOf(pictures: number): string {
  if (pictures === 0) return ''
  return pictures === 1 ? '1 picture' : `${pictures} pictures`
}
