import { defineMessages } from '@sitewright/messages'

/** Figures in words, wherever they stand. */
export const figures = defineMessages('progress-manager/figures', {
  hours: '{hours} hours',
  stagesDone: '{done} of {of, plural, one {# stage} other {# stages}}',
  separator: ', ',
})
