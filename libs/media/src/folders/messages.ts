import { defineMessages } from '@sitewright/messages'

export const texts = defineMessages('media/folders', {
  personal: 'files only available to you',
  protected: 'files and folders inaccessible by default',
  public: 'publicly accessible by default; defined permissions override the default',
  collapse: 'Collapse',
  expand: 'Expand',
  create: 'Create subfolder',
  permissions: 'Edit permissions',
  delete: 'Delete folder',
  fixed: 'Cannot be deleted',
  folders: 'Folders',
  chooseFolder: 'Choose the folder to upload to',
  mayNotAdd: 'You may not add files to this folder',
  nameQuestion: 'Name of the new folder',
  createFailed: 'Failed to create folder, see browser log for more information',
})
