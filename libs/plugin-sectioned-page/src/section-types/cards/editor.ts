import { LayoutGrid } from 'lucide-react'
import { defineSectionEditor } from '../define-section-editor.tsx'
import { labels, texts } from '../editor-messages.ts'
import { fetchedSettings } from '../fetched-settings.tsx'
import { joinedWords } from '../shared/joined-words.ts'
import { cardsModel } from './model.ts'

/** What editors need of such a section. */
export const cardsEditor = defineSectionEditor(cardsModel, {
  label: labels.cards,
  summary: ({ Cards }) => joinedWords(Cards.map(({ Heading }) => Heading)),
  none: texts.noCard,
  Settings: fetchedSettings(async () => (await import('../on-demand/further-settings.ts')).CardsSettings),
  offer: { group: 'Layout', icon: LayoutGrid, about: texts.aboutCards },
})
