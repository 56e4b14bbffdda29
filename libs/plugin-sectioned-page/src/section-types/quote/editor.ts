import { Quote } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { quoteModel } from './model.ts'

/** What editors need of such a section. */
export const quoteEditor = defineSectionEditor(quoteModel, {
  label: labels.quote,
  summary: ({ Text }) => Text,
  none: texts.noQuotation,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).QuoteSettings),
  offer: { group: 'Text', icon: Quote, about: texts.aboutQuote },
})
