import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Trash',
  paragraphs: [
    'Pages, files, folders, accounts and form submissions wait here after they were deleted. Visitors do not see them, and nobody can log in with a deleted account.',
    'Restore brings back what was deleted with what belonged to it: a page with its history, its roles and its places in the menu, a folder with its files. What has taken its place meanwhile stays, and you are told so.',
    'Delete for good and Empty trash remove it at once, files and personal data included. The number of days is set in Site Settings.',
  ],
}
