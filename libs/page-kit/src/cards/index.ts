export { AddCard, type AddCardProps, FoldAll } from './AddCard.tsx'
export { orderedJson, withKey, type CardEntries, type CardEntry, type CardItem } from './card-entries.ts'
export type { CardTexts } from './card-texts.ts'
export { type CardKind, type CardMarks, type CardSettingsProps, type CardType } from './card-kind.ts'
export { CardEditor, type CardEditorProps } from './CardEditor.tsx'
export { CardFrame, type CardFrameProps } from './CardFrame.tsx'
export { CardList, type CardListProps } from './CardList.tsx'
export { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx'
export { CheckField, type CheckFieldProps } from './CheckField.tsx'
export { DateField, type DateFieldProps } from './DateField.tsx'
export { DragHandle, type DragHandleProps } from './DragHandle.tsx'
export { dragInstructions, dragAnnouncements, type DragAnnouncements } from './drag-announcements.ts'
export { usePendingInput } from './pending-input.ts'
export { htmlWords } from './html-words.ts'
export { MultilineTextField, type MultilineTextFieldProps } from './MultilineTextField.tsx'
export { NumberField, type NumberFieldProps } from './NumberField.tsx'
export { TextField, type TextFieldProps } from './TextField.tsx'
export { useCards, type CardActions, type Cards, type CardsOptions } from './use-cards.ts'
export {
  useEditedCards,
  type CardsOf,
  type EditedCards,
  type EditedContent,
  type RemovedCard,
} from './use-edited-cards.ts'
