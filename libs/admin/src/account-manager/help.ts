import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Account Manager',
  paragraphs: [
    'A new account gets an email with a link to set its password, if ‘Send intro email’ is ticked. It may do nothing until a role allows it: the Role Manager says which.',
    'Several accounts may share one email address; whoever logs in then chooses between them.',
    'Somebody who lost their phone can log in again once you turn off their two-step login. You confirm that with your own password.',
  ],
}
