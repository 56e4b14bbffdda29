import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('progress-manager/manifest', {
  title: 'Progress manager',
  detail: 'Registers people in a progression system and records how far each of them has come.',
  systemUser: 'Record the progress of people',
  training: 'Training',
  about:
    'Opens pages of the type ‘Progress manager’: registers people and records what they have reached. Not even administrators can without it.',
})
