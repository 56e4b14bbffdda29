/** The alert after a page could not be created, nor an edited one saved (PAGE-033, PAGE-034). */
export const saveFailure = 'Failed to create page, see browser log for more information'

export const deleteQuestion =
  'Are you sure you want to delete this page?  Any links to this page will no longer work.  This cannot be undone'

export const deleteSuccess = 'Page was successfully deleted'

export const deleteFailure = 'An error occurred trying to delete the page.  Check your browser log for more details.'

export const replaceFailure = 'Failed to replace page, see browser log for more information'
