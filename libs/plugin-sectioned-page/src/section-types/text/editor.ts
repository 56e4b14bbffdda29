import { htmlWords } from '@sitewright/page-kit/cards'
import { FileText } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { TextSettings } from './TextSettings.tsx'
import { textModel } from './model.ts'

/** What editors need of such a section. */
export const textEditor = defineSectionEditor(textModel, {
  summary: ({ Content }) => htmlWords(Content),
  none: () => 'No text yet',
  Settings: TextSettings,
  offer: { group: 'Text', icon: FileText, about: 'Headings, paragraphs, lists and tables' },
})
