import {
  Code,
  Heading1,
  Heading2,
  Heading3,
  Image,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Table,
} from 'lucide-react'
import type { Action, ActionName } from '../actions.ts'
import type { RichEditor } from '../types.ts'
import { texts } from './messages.ts'

/** Something that the menu puts in the place of its `/`. */
export interface SlashItem {
  label: string
  /** What else people call it. */
  words?: string
  icon: LucideIcon
  /** How it is typed without the menu. */
  typed?: string
  run: (editor: RichEditor) => void
}

/** What the menu does, which is the editor's own. */
export interface SlashTools {
  actions: Readonly<Record<ActionName, Action>>
  insertTable: (editor: RichEditor) => void
  openLink: () => void
  openImage: () => void
}

/** What a paragraph can become. */
export function slashItems({ actions, insertTable, openLink, openImage }: SlashTools): SlashItem[] {
  const of = (name: ActionName) => ({ label: actions[name].label, run: actions[name].run })
  return [
    { ...of('heading1'), icon: Heading1, typed: '#', words: texts.heading1Words() },
    { ...of('heading2'), icon: Heading2, typed: '##', words: texts.heading2Words() },
    { ...of('heading3'), icon: Heading3, typed: '###', words: texts.heading3Words() },
    { ...of('bullets'), icon: List, typed: '-', words: texts.bulletsWords() },
    { ...of('numbers'), icon: ListOrdered, typed: '1.', words: texts.numbersWords() },
    { ...of('quote'), icon: Quote, typed: '>', words: texts.quoteWords() },
    { label: texts.image(), icon: Image, words: texts.imageWords(), run: openImage },
    {
      label: texts.table(),
      icon: Table,
      words: texts.tableWords(),
      run: insertTable,
    },
    { ...of('rule'), icon: Minus, typed: '---', words: texts.ruleWords() },
    { ...of('codeBlock'), icon: Code, typed: '```', words: texts.codeWords() },
    { label: texts.link(), icon: Link, words: texts.linkWords(), run: openLink },
  ]
}

/** The items with the words in what they are called. */
export function itemsWith(items: readonly SlashItem[], query: string): SlashItem[] {
  const wanted = query.trim().toLowerCase()
  return items.filter(({ label, words = '' }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(' ')
      .some((word, at, all) => all.slice(at).join(' ').startsWith(wanted)),
  )
}
