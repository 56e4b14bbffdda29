import { defineMessages } from '@sitewright/messages'

const texts = defineMessages('contactform/toolbar', {
  toolbar: 'Form editing',
  edit: 'Edit form',
  shortEdit: 'Edit',
})

/** What the toolbar of a form says before the code for editing is there (B§4). */
export const toolbarTexts = {
  get toolbar() {
    return texts.toolbar()
  },
  get edit() {
    return texts.edit()
  },
  get short() {
    return { edit: texts.shortEdit() }
  },
}
