import { AppWindow } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { fetchedSettings } from '../fetched-settings.tsx'
import { embeddedAt } from './hosts.ts'
import { embedModel } from './model.ts'

/** What editors need of such a section. */
export const embedEditor = defineSectionEditor(embedModel, {
  summary: ({ Title, Address }) => Title || (embeddedAt(Address)?.host.name ?? ''),
  none: () => 'Nothing embedded yet',
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).EmbedSettings),
  offer: { group: 'Pictures and media', icon: AppWindow, about: 'A film, map, calendar or form of another site' },
})
