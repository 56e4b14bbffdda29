import type { DocumentNoun } from '@sitewright/api-client'

export const takeFailure = 'That version could not be loaded'

export const replaceQuestion = 'Replace your unsaved changes with that version?'

/** What is said of the history of each. */
export const historyTexts: Readonly<Record<DocumentNoun, { title: string; before: string }>> = {
  menu: {
    title: 'History of the menu',
    before: 'Entries that were removed come back visible to everyone. Check their permissions before you save.',
  },
  links: { title: 'History of the links', before: '' },
  settings: {
    title: 'History of the settings',
    before: 'The human-check secret key is not part of it and stays as it is.',
  },
}

export const untilSaved = 'Nothing changes for visitors until you save.'
