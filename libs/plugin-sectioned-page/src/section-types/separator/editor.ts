import { SeparatorHorizontal } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { separatorModel } from './model.ts'

/** What editors need of such a section. */
export const separatorEditor = defineSectionEditor(separatorModel, {
  label: labels.separator,
  summary: ({ Look }) => (Look === 'line' ? '' : texts[Look]()),
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).SeparatorSettings),
  offer: { group: 'Layout', icon: SeparatorHorizontal, about: texts.aboutSeparator },
})
