import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('contactform/release-help', {
  title: 'Form Release Manager',
  whyWaits:
    'Whoever sends a form gets an email with a link. The message is delivered once they follow it, so that nobody can write in another person’s name.',
  release:
    'Release a message that you trust all the same; delete what is spam. Released messages are delivered to the form’s recipients at once.',
  file: 'The CSV file has all submissions, those that were delivered too.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.whyWaits(), texts.release(), texts.file()]
  },
}
