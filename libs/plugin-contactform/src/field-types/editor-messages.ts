import { defineMessages } from '@sitewright/messages'

/** What the editors of the field types say. */
export const texts = defineMessages('contactform/field-editors', {
  options: 'Options',
  noOptions: 'There are no options to choose from yet.',
  placesHint:
    'Places: how many messages may choose it; empty for any number. Each message takes one place, whatever numbers are in it: while it waits to be confirmed, as long as its link works, and from its delivery until it is deleted. They are counted by the value: an option whose value is changed begins anew.',
  notOffered: 'Options that are empty or repeat a value are not offered.',
  addOption: 'Add option',
  mostOptions: 'A field has {most} options at most.',
  option: 'Option {number}',
  display: 'Display',
  value: 'Value',
  places: 'Places',
  deleteOption: 'Delete option',
  hint: 'Hint',
  aboutHint: 'Shown above the button, such as what the files are needed for.',
  largestFile: 'Largest file (MB)',
  severalFiles: 'Several files',
  otherwiseOne: 'Otherwise one file can be sent.',
  mostFiles: 'Most files',
  filesArePrivate:
    'Files are private: they are in the Form Inbox for those who read it, and are deleted with the message. The emails name them only.',
  allowedFiles: 'Allowed files',
  default: 'Default',
  min: 'Min',
  max: 'Max',
  noLimit: 'Empty: no limit; the default is then 0.',
  minOverMax: 'Min must not be greater than Max.',
  outsideLimits: 'The form begins with {first}, which is outside its limits.',
  text: 'Text',
  loadingEditor: 'Loading editor...',
})
