import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('contactform/inbox-help', {
  title: 'Form Inbox',
  whatComes:
    'A message comes here when it is sent to the form’s recipients: once its sender has confirmed their address, or somebody has released it.',
  marks:
    'Mark what has been dealt with as done and what nobody needs as spam. All who work here see the same marks and notes; senders see neither.',
  reply: 'Reply opens your email program. The answer is sent from your own address.',
  kept: 'Each form says in its Form Configuration for how many days its submissions are kept, marked or not. Then they are deleted from here by themselves, with their notes.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.whatComes(), texts.marks(), texts.reply(), texts.kept()]
  },
}
