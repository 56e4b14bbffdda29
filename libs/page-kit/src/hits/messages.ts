import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/hits', {
  tooltip: 'Number of hits on this page (unique/total)',
  views: 'Views',
})
