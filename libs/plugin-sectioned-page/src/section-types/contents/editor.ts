import { ListTree } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { contentsModel } from './model.ts'

/** What editors need of such a section. */
export const contentsEditor = defineSectionEditor(contentsModel, {
  label: labels.contents,
  summary: ({ Title }) => Title,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).ContentsSettings),
  offer: { group: 'Links', icon: ListTree, about: texts.aboutContents },
})
