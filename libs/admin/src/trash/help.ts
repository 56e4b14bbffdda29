import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Trash',
  paragraphs: [
    'Pages, files, folders, accounts, roles and form submissions wait here after they were deleted. Visitors do not see them, nobody can log in with a deleted account, and a deleted role gives no rights.',
    'Restore brings back what was deleted with what belonged to it: a page with its history, its roles and its places in the menu, a folder with its files, a role with its members and permissions. What has taken its place meanwhile stays, and you are told so.',
    'Delete for good and Empty trash remove it at once, files and personal data included. The number of days is set in Site Settings.',
  ],
}
