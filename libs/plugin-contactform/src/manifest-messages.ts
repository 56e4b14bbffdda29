import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('contactform/manifest', {
  title: 'Contact form',
  detail: 'A form of your own design that delivers what visitors send to the addresses you choose.',
  editor: 'Edit contact forms',
})
