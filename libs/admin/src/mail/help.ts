import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/mail-help', {
  title: 'Mail',
  listed:
    'Emails that were delivered are not listed: only those that wait, or that could not be sent, with the reason in the words of the mail server.',
  expired: 'An email whose link has expired cannot be sent any more; delete it, and have a new one sent.',
  onlyFiles:
    'Without a mail server, set here or by the operator with SMTP_URL, emails are only written to files on the server, and nobody receives them. They are listed as stored emails.',
  secrets:
    'Emails are read as plain text. The secret parts of links that set a password, deactivate an account or confirm a message are hidden, as whoever has such a link could act as the person it was sent to.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.listed(), texts.expired(), texts.onlyFiles(), texts.secrets()]
  },
}
