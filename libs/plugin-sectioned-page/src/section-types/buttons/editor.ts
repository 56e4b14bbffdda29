import { MousePointerClick } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { joinedWords } from '../shared/joined-words.ts'
import { buttonsModel } from './model.ts'

/** What editors need of such a section. */
export const buttonsEditor = defineSectionEditor(buttonsModel, {
  label: labels.buttons,
  summary: ({ Buttons }) => joinedWords(Buttons.map(({ Text }) => Text)),
  none: texts.noButton,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).ButtonsSettings),
  offer: { group: 'Links', icon: MousePointerClick, about: texts.aboutButtons },
})
