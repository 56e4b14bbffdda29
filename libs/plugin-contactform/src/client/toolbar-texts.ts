/** What the toolbar of a form says before the code for editing is there (B§4). */
export const toolbarTexts = { toolbar: 'Form editing', edit: 'Edit form' }
