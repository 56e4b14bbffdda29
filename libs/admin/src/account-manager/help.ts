import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/account-manager-help', {
  title: 'Account Manager',
  newAccount:
    'A new account gets an email with a link to set its password, if ‘Send intro email’ is ticked. It may do nothing until a role allows it: the Role Manager says which.',
  sharedAddress: 'Several accounts may share one email address; whoever logs in then chooses between them.',
  lostPhone:
    'Somebody who lost their phone can log in again once you turn off their two-step login. You confirm that with your own password.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.newAccount(), texts.sharedAddress(), texts.lostPhone()]
  },
}
