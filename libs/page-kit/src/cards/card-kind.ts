import type { ComponentType } from 'react'
import type { Told } from '@sitewright/messages'
import type { CardEntry, CardItem } from './card-entries.ts'
import type { CardTexts } from './card-texts.ts'

/** A type of which items can be added. */
export interface CardType {
  /** As it is stored. */
  type: string
  /** What editors read. */
  label: Told
}

/** What the other cards make of one. */
export interface CardMarks {
  /** It can be neither hidden nor deleted. */
  fixed?: boolean | undefined
  /** It cannot be deleted. */
  locked?: boolean | undefined
  /** Told among its settings. */
  note?: string | undefined
}

/** What the settings of an item are given. */
export interface CardSettingsProps<Item extends CardItem> extends Pick<CardMarks, 'fixed' | 'note'> {
  entry: CardEntry<Item>
  /** Replaces some parts of the item. The same function with every rendering. */
  change: (key: string, part: Partial<Item>) => void
}

/** What an editor's cards are called, and what is on them. One object for each editor, made once. */
export interface CardKind<Item extends CardItem> {
  /** What an item is called, as in 'Delete section'. */
  one: Told
  /** The same of more of them, as in 'Fold all sections'. */
  many: Told
  /** Sentences in the place of those that are made with these nouns. */
  texts?: Partial<CardTexts>
  /** Of a card's title: one below the heading that is above the list. */
  heading: 'h3' | 'h4'
  /** What can be added, in the order in which it is offered. */
  types: readonly CardType[]
  /** What a card is titled with, such as 'Text block'. */
  label: (item: Item) => string
  /** A few words by which a card is told from others of its title, '' where there are none. */
  summary: (item: Item, open: boolean) => string
  /** With more items than these all are folded at first: one looks for one rather than reads through all. */
  few: number
  /** There can be no more than these. */
  most: number
  /** What can be set. It is made when it is to be seen for the first time, and then stays, also folded. */
  Settings: ComponentType<CardSettingsProps<Item>>
  /** Further buttons of a card, beside those that every card has. It is given the card's key. */
  Buttons?: ComponentType<{ card: string }>
  /** Settings take long to make: those of an open card wait until it is about to be scrolled into view. */
  heavy?: boolean
}
