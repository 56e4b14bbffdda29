import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/content-editor', {
  content: 'Page Content',
  required: '{name} (required)',
  unit: '{name} ({unit})',
  unitRequired: '{name} ({unit}, required)',
  choose: 'Please choose',
  none: 'None',
  linkHint: 'A page such as /contact, another site, an email address or a telephone number.',
  leadsNowhere: 'This leads nowhere, so visitors do not see the link.',
  leadsTo: 'Leads to {address}',
  full: 'There can be {most} {many} at most.',
  publishIncomplete: '{reason}. Nothing has been published: fill it in first, or save a draft.',
})
