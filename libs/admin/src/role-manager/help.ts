import type { HelpText } from '@sitewright/page-kit/staff'

/** What the screen’s help opens. */
export const help: HelpText = {
  title: 'Role Manager',
  paragraphs: [
    'A role has members and permissions. Its members may do what its permissions say, beside what their other roles allow.',
    'Pages, folders, files and menu items can be kept for roles: the key beside them opens the list.',
    'Nobody can give a permission that they do not have, and the last administrator stays one.',
  ],
}
