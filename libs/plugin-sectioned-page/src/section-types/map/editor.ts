import { MapPinned } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { joinedWords } from '../shared/joined-words.ts'
import { MapSettings } from './MapSettings.tsx'
import { mapModel } from './model.ts'

/** What editors need of such a section. */
export const mapEditor = defineSectionEditor(mapModel, {
  label: labels['google-map'],
  summary: ({ Markers }) => joinedWords(Markers.map(({ Title }) => Title)),
  Settings: MapSettings,
  offer: { group: 'Pictures and media', icon: MapPinned, about: texts.aboutMap },
})
