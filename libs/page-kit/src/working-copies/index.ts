export { SaveState } from './SaveState.tsx'
export { leaveNoCopies, type CopiesLeft } from './leave-no-copies.ts'
export { useWorkingCopy, type OfferedCopy, type WorkingCopy, type WorkingCopyOptions } from './use-working-copy.ts'
export { WorkingCopyOffer } from './WorkingCopyOffer.tsx'
