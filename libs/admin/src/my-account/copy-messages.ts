import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('admin/copy-button', {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Your browser did not allow it: select the text and copy it',
})
