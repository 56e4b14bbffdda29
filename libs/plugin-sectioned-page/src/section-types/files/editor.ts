import { Files } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { filesModel } from './model.ts'

/** What editors need of such a section. */
export const filesEditor = defineSectionEditor(filesModel, {
  label: labels.files,
  summary: ({ Title }) => Title,
  none: ({ Folder }) => (Folder === undefined ? texts.noFolder() : ''),
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).FilesSettings),
  offer: { group: 'Pictures and media', icon: Files, about: texts.aboutFiles },
})
