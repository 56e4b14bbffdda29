import { defineMessages } from '@sitewright/messages'

/** Why something is refused. */
export const texts = defineMessages('progress-manager/refusals', {
  stageTwice: 'A stage is named twice',
  unknownStage: 'One of the stages is not a stage of the progression system',
  startYear: 'The start must be between the years 1970 and 2199',
  endYear: 'The end must be between the years 1970 and 2199',
  backwards: 'The end must not be before the start',
  tooLong: 'One record must not be longer than 31 days',
  ahead: 'The end must not be more than a day ahead',
  tooMany: 'Record for {most} people at most at once',
  personTwice: 'A person is named twice',
  notRegistered: 'Not registered in this progression system',
  alreadyStruck: 'This record is already struck out',
  unknownState: 'This is not a state of the progression system',
})
