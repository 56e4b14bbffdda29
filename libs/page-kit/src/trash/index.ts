export { notBack, countedDays, withReason } from './texts.ts'
export { restoreEach, useUndo, type Restored, type ThingName, type Undo } from './use-undo.ts'
