import { SeparatorHorizontal } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { fetchedSettings } from '../fetched-settings.tsx'
import { separatorModel } from './model.ts'

/** What editors need of such a section. */
export const separatorEditor = defineSectionEditor(separatorModel, {
  summary: ({ Look }) => (Look === 'line' ? '' : Look),
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).SeparatorSettings),
  offer: { group: 'Layout', icon: SeparatorHorizontal, about: 'A line, dots or space' },
})
