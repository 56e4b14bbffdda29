import { defineMessages } from '@sitewright/messages'

/** Roles that many sites need; their names and what is said of them is stored as it was read. */
export const texts = defineMessages('admin/ready-made-roles', {
  begin: 'Begin with a ready-made role',
  others: 'Other ready-made roles',
  add: 'Add',
  addRole: 'Add the role ‘{title}’',
  editor: 'Editor',
  editorMay:
    'Creates, edits and publishes pages, looks after the menu and the files, and reads what visitors send by forms.',
  author: 'Author',
  authorMay: 'Edits the pages that are there, and creates or deletes none.',
  trainer: 'Trainer',
  trainerMay: 'Records what people have reached in a training.',
})
