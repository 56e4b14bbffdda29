import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/mail', {
  nothingIsSent: 'Nothing is sent: no mail server is set, so emails are only stored on this server.',
  mail: 'Mail',
  tellAdministrator: 'Please tell an administrator.',
})
