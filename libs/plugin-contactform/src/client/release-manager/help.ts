import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Form Release Manager',
  paragraphs: [
    'Whoever sends a form gets an email with a link. The message is delivered once they follow it, so that nobody can write in another person’s name.',
    'Release a message that you trust all the same; delete what is spam. Released messages are delivered to the form’s recipients at once.',
    'The CSV file has all submissions, those that were delivered too.',
  ],
}
