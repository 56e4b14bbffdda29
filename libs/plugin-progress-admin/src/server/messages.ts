import { defineMessages } from '@sitewright/messages'

/** Why something is refused. */
export const texts = defineMessages('progress-admin/refusals', {
  oneLine: 'A name must be a single line of text',
  stateOrStage: 'Either a state or a stage must be named',
  notOfSystem: 'A state or stage is not one of this progression system, or is named twice',
  unnamed: 'A state or stage must have a name',
  duplicate: 'The item already exists',
  sameName: 'The name of a progression system cannot be changed',
  changedMeanwhile: 'The progression system was changed by someone else in the meantime',
  noName: 'A system name must be provided',
  eitherOr: 'A page is attached either to a new system or to an existing one',
  alreadyAttached: 'This page is already attached to a progression system',
  notAttached: 'This page is not attached to a progression system yet',
})
