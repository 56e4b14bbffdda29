import { htmlWords } from '@sitewright/page-kit/cards'
import { Columns2 } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { joinedWords } from '../shared/joined-words.ts'
import { columnsModel } from './model.ts'

/** What editors need of such a section. */
export const columnsEditor = defineSectionEditor(columnsModel, {
  label: labels.columns,
  summary: ({ Columns }) => joinedWords(Columns.map(({ Content }) => htmlWords(Content))),
  none: texts.noText,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).ColumnsSettings),
  offer: { group: 'Layout', icon: Columns2, about: texts.aboutColumns },
})
