import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('ui/dialog', { close: 'Close' })
