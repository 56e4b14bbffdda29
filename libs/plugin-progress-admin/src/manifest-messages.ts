import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('progress-admin/manifest', {
  title: 'Progress admin',
  detail: 'Defines a progression system: its ordered states and its stages.',
  systemAdmin: 'Define progression systems',
  training: 'Training',
  about:
    'Opens pages of the type ‘Progress admin’: the stages and levels that people are to reach. Not even administrators can without it.',
})
