import { defineMessages } from '@sitewright/messages'

/** The history of the menu, the links and the settings. */
export const texts = defineMessages('admin/document-history', {
  history: 'History',
  close: 'Close',
  menu: 'History of the menu',
  menuBefore: 'Entries that were removed come back visible to everyone. Check their permissions before you save.',
  links: 'History of the links',
  settings: 'History of the settings',
  settingsBefore: 'The human-check secret key is not part of it and stays as it is.',
  untilSaved: 'Nothing changes for visitors until you save.',
  takeFailed: 'That version could not be loaded',
  replaceQuestion: 'Replace your unsaved changes with that version?',
  replace: 'Replace',
  loading: 'Loading the history',
  loadFailed: 'The history could not be loaded',
  empty: 'There are no versions yet',
  emptyHint: 'The first one appears here once something is saved.',
  several: 'versions',
  earlier: 'Earlier version',
  by: 'by <person>{name}</person> · version {version}',
  unknown: '[unknown]',
  current: 'current',
  use: 'Use this version',
})
