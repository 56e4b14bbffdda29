import { textOf } from '@sitewright/messages'
import type { CardKind } from './card-kind.ts'
import { texts as shared } from './messages.ts'

/**
 * Whole sentences of a kind's own catalogue, for languages in which its nouns do not fit into everybody's. In English they are
 * 'Add section', 'Add section above', 'Show section', 'Hide section', 'Delete section', 'Deleted section',
 * 'Open all sections', 'Fold all sections', and for `lift` how a section is moved by keyboard.
 */
export type CardTexts = Readonly<Record<CardText, () => string>>

type CardText = 'add' | 'addAbove' | 'show' | 'hide' | 'delete' | 'deleted' | 'openAll' | 'foldAll' | 'lift'

/** What a kind calls its cards. */
export type CardNouns = Pick<CardKind<never>, 'one' | 'many' | 'texts'>

/** One of the sentences of a kind. */
export function cardText({ one, many, texts }: CardNouns, say: CardText): string {
  return texts?.[say]?.() ?? shared[say]({ one: textOf(one), many: textOf(many) })
}
