export { editedMoment, fromLocalInput, toLocalInput } from './local-time.ts'
export {
  PublishingFields,
  usePublishingCheck,
  type PublishingCheck,
  type PublishingFieldsProps,
} from './PublishingFields.tsx'
export { hasLeftPage, leavePage, returnToPage } from './return-to-page.ts'
export { useAskBeforePublishing } from './use-ask-before-publishing.ts'
export { visibilityOf } from './visibility.ts'
