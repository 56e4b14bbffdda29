import { AppWindow } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { embeddedAt } from './hosts.ts'
import { embedModel } from './model.ts'

/** What editors need of such a section. */
export const embedEditor = defineSectionEditor(embedModel, {
  label: labels.embed,
  summary: ({ Title, Address }) => Title || (embeddedAt(Address)?.host.name ?? ''),
  none: texts.nothingEmbedded,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).EmbedSettings),
  offer: { group: 'Pictures and media', icon: AppWindow, about: texts.aboutEmbed },
})
