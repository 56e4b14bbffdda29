import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('page-kit/documents', {
  conflict: '{by} saved {what} after you started editing. Your changes are not saved yet, but they are still here.',
  somebodyElse: 'Somebody else',
  changedMeanwhile: 'Changed meanwhile',
  otherUnknown: 'The other version could not be read.',
  load: 'Load the other version',
  overwrite: 'Overwrite it with mine',
  keepEditing: 'Keep editing',
  saving: 'Saving...',
  saved: 'Saved {time}',
  notSaved: 'Not saved yet',
})
