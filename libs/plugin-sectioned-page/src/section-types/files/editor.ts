import { Files } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { fetchedSettings } from '../fetched-settings.tsx'
import { filesModel } from './model.ts'

/** What editors need of such a section. */
export const filesEditor = defineSectionEditor(filesModel, {
  summary: ({ Title }) => Title,
  none: ({ Folder }) => (Folder === undefined ? 'No folder yet' : ''),
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).FilesSettings),
  offer: { group: 'Pictures and media', icon: Files, about: 'All files of a folder to open' },
})
