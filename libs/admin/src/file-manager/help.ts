import { defineMessages } from '@sitewright/messages'
import type { HelpText } from '@sitewright/page-kit/staff'

const texts = defineMessages('admin/file-manager-help', {
  title: 'File Manager',
  folders:
    'Choose a folder, then ‘Upload File’ or drop files on it. Files in Public are open to everybody, those in Protected to roles that you tick, those in Personal to you alone.',
  actions:
    'Drag a file to another folder, or tick several and move, download or delete them at once. ‘Replace file’ puts a new file in the place of the old one: all links lead to it.',
  uses: 'Before a file is deleted you are told which pages use it.',
})

/** What the screen’s help opens. */
export const help: HelpText = {
  get title() {
    return texts.title()
  },
  get paragraphs() {
    return [texts.folders(), texts.actions(), texts.uses()]
  },
}
