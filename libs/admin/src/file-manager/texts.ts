export const deleteQuestion = 'Are you sure you want to delete this file?  This cannot be undone'

export const deleteSuccess = 'File was successfully deleted'

export const deleteFailure = 'An error occurred trying to delete the file.  Check your browser log for more details.'

export const moveFailure = 'An error occurred trying to move the file.  Check your browser log for more details.'

export const propertiesFailure = 'Failed to save file properties, see browser log for more information'

export const folderDeleteQuestion = 'Are you sure you want to delete this folder?  This cannot be undone'

export const folderDeleteSuccess = 'Folder was successfully deleted'

export const folderDeleteFailure =
  'An error occurred trying to delete the folder.  Check your browser log for more details.'
