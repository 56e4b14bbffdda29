import { defineMessages } from '@sitewright/messages'

/** Who can see something and by which rule, as the Permission Editor says it. */
export const texts = defineMessages('server/explain', {
  untitled: 'a role without a title',
  others: '{count} other roles',

  page: 'Everyone can see this page.',
  pageWhilePublished: 'Everyone can see this page while it is published.',
  pageAlways: 'Administrators, page managers and the editors of this kind of page can always see it.',
  noKind: 'Nobody can see its content, whichever roles are ticked: the package for this kind of page is not installed.',
  defaultPage: 'It is the default page, so people who cannot see it have no start page.',
  ownersFile: 'The file ‘{name}’ on it is in a Personal folder, so only its owner sees that file.',
  someOwnersFile: 'A file on it is in a Personal folder, so only its owner sees that file.',
  keptFile: 'The file ‘{name}’ on it is for fewer people than the page as it is saved now.',
  someKeptFile: 'A file on it is for fewer people than the page as it is saved now.',
  unpublished:
    '{of, select, item {Its page} other {It}} is not published, so visitors and members of the ticked roles cannot see it.',
  over: '{of, select, item {Its page} other {It}} is no longer published, so visitors and members of the ticked roles cannot see it.',
  later:
    '{of, select, item {Its page} other {It}} will be published later. Until then, visitors and members of the ticked roles cannot see it.',
  until:
    '{of, select, item {Its page} other {It}} will be unpublished automatically. After that, visitors and members of the ticked roles cannot see it.',

  item: 'Everyone can see it.',
  itemOfPage: 'Everyone who can see its page can see it.',
  itemBelow: 'Everyone who can see the menu items above it can see it.',
  itemOfPageBelow: 'Everyone who can see its page and the menu items above it can see it.',
  itemAlways:
    'Nobody, whatever their permissions: in the menu, even administrators and menu managers need one of the ticked roles.',
  pageRestricted:
    'Its page is restricted to members of {roles}; people who cannot see the page do not see the menu item.',
  heading: 'It does not link to a page, so it is shown only together with an item below it.',
  pageDeleted: 'Its page was deleted, so nobody sees it.',
  aboveRestricted: 'The menu item {name} above it is restricted to members of {roles}.',
  aboveClosed: 'Not everyone can see the page of the menu item {name} above it.',
  unlabelled: 'without a label',

  fileAlways: 'Administrators and file managers can always see it.',
  folderAlways: 'Administrators and file managers can always see its contents.',
  fileOfMembers: 'Members of {roles} can see it, because the folder {folder} above it is restricted to them.',
  folderOfMembers:
    'Members of {roles} can see its contents, because the folder {folder} above it is restricted to them.',
  publicFile: 'Everyone can see it, because it is in {folder}.',
  protectedFile: 'Only administrators and file managers can see it, because it is in {folder}.',
  publicFolder: 'Everyone can see its contents, because it is in {folder}.',
  protectedFolder: 'Only administrators and file managers can see its contents, because it is in {folder}.',
  publicTop: 'Everyone can see its contents, because it is the top-level folder {folder}.',
  protectedTop:
    'Only administrators and file managers can see its contents, because it is the top-level folder {folder}.',
  replaced: 'Roles ticked here replace those of the folder {folder}.',
  ownRoles: 'Files and folders in it with roles of their own use those instead.',
  partOfSite:
    'It is a logo, the icon or the background of the site. The site is shown without it to people who cannot see it.',
})
