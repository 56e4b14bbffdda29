import { htmlWords } from '@sitewright/page-kit/cards'
import { FileText } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { TextSettings } from './TextSettings.tsx'
import { textModel } from './model.ts'

/** What editors need of such a section. */
export const textEditor = defineSectionEditor(textModel, {
  label: labels.text,
  summary: ({ Content }) => htmlWords(Content),
  none: texts.noText,
  Settings: TextSettings,
  offer: { group: 'Text', icon: FileText, about: texts.aboutText },
})
