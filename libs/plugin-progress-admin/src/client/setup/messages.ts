import { defineMessages } from '@sitewright/messages'

/** What a page asks as long as it has no system. */
export const texts = defineMessages('progress-admin/setup', {
  form: 'Progression system',
  sameName: 'The name of the chosen system; it does not change.',
  permanent: 'This choice is permanent and cannot be altered once saved. Several systems can be made.',
  save: 'Save',
  heading: 'Set up this page',
  about:
    'A progression system has states, one of which a person is in, and stages, which a person completes one by one.',
  name: 'System name',
  select: 'Select system',
  choose: 'Choose a system',
  typeToSearch: 'Type to search',
  clear: 'Clear the choice',
  showAll: 'Show all systems',
  noMatch: 'No system matches.',
  type: 'Type',
  create: 'Create a new system',
  createHint: 'It starts empty; you add its states and stages next.',
  connect: 'Connect to an existing system',
  connectHint: 'This page then shows and changes the same states and stages as the other pages of that system.',
})
