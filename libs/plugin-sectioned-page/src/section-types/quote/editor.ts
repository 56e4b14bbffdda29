import { Quote } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { fetchedSettings } from '../fetched-settings.tsx'
import { quoteModel } from './model.ts'

/** What editors need of such a section. */
export const quoteEditor = defineSectionEditor(quoteModel, {
  summary: ({ Text }) => Text,
  none: () => 'No quotation yet',
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).QuoteSettings),
  offer: { group: 'Text', icon: Quote, about: 'What somebody said' },
})
