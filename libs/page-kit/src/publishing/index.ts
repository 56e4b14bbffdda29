export { editedMoment, fromLocalInput, toLocalInput } from './local-time.ts'
export { PublishingPeriod, type PublishingPeriodProps } from './PublishingPeriod.tsx'
export { useAskBeforePublishing } from './use-ask-before-publishing.ts'
export { visibilityOf } from './visibility.ts'
