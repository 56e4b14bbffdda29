export { dragHandle, editorCard, plainButton, undoBar } from './card-styles.ts'
export { dragInstructions, dragNews, type DragNews } from './drag-news.ts'
export { HeldBackWordsProvider, useHeldBackWords, type HeldBackWords } from './held-back-words.ts'
export {
  useCards,
  type CardActions,
  type CardEntries,
  type CardEntry,
  type Cards,
  type CardsOptions,
  type RemovedEntry,
} from './use-cards.ts'
export { useTypedNumber, type TypedNumberOptions } from './use-typed-number.ts'
