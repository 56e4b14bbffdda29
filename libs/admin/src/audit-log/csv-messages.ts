import { defineMessages } from '@sitewright/messages'

/** The head of an exported file. */
export const texts = defineMessages('admin/audit-log-csv', {
  time: 'Time (UTC)',
  last: 'Last time (UTC)',
  times: 'Times',
  who: 'Who',
  account: 'Account',
  address: 'Address',
  what: 'What',
  kind: 'Kind',
  number: 'Number',
  called: 'Called',
  details: 'Details',
  call: 'Call',
})
