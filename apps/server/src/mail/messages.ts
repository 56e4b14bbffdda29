import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('server/email', {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  replyTo: 'Please reply to {address}: an answer to this email itself does not go there.',
  testSubject: 'Test email from {site}',
  test: 'This is a test email from {site}. It has arrived, so the site can send emails.',
})
