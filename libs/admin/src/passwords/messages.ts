import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('admin/passwords', {
  yourPassword: 'Your password',
  wrong: 'This password was incorrect',
  rule: 'At least 8 characters',
  different: 'The passwords do not match',
  show: 'Show what I type',
})
