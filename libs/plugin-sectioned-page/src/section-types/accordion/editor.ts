import { ListCollapse } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { joinedWords } from '../shared/joined-words.ts'
import { accordionModel } from './model.ts'

/** What editors need of such a section. */
export const accordionEditor = defineSectionEditor(accordionModel, {
  label: labels.accordion,
  summary: ({ Entries }) => joinedWords(Entries.map(({ Title }) => Title)),
  none: texts.noEntry,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).AccordionSettings),
  offer: { group: 'Text', icon: ListCollapse, about: texts.aboutAccordion },
})
