import { mostMenuItems, mostMenuLevels } from '@sitewright/api-client/contract'
import { RefusedError } from '@sitewright/page-kit/server'

/** Every error that the server answers with: its status and the text that callers get, with `{…}` for one of its details. */
export const errors = {
  malformed: { status: 400, message: 'The request is not well-formed' },
  notSignedIn: { status: 401, message: 'Permission denied' },
  permissionDenied: { status: 403, message: 'Permission denied' },
  crossSite: { status: 403, message: 'This call must come from the site itself' },
  notFound: { status: 404, message: 'Not found' },
  wrongMethod: { status: 405, message: 'Method not allowed' },
  changedMeanwhile: { status: 409, message: 'The page was changed by somebody else meanwhile' },
  shortcutTaken: { status: 409, message: 'This URL shortcut is already in use' },
  shortcutReserved: { status: 400, message: 'This URL shortcut cannot be used' },
  draftExists: { status: 409, message: 'The page has a draft, which would be lost' },
  replacedByItself: { status: 400, message: 'A page cannot be replaced by itself' },
  endBeforeStart: { status: 400, message: 'The publishing end must be after the publishing start' },
  lastAdministrator: { status: 409, message: 'The last administrator must stay' },
  ownAccount: { status: 409, message: 'You cannot delete your own account' },
  moreRights: { status: 403, message: 'This account holds permissions that you do not hold' },
  cannotGrant: { status: 403, message: 'You can only give or take permissions that you hold yourself' },
  roleTaken: { status: 409, message: 'There is a role of this title already' },
  badEmail: { status: 400, message: 'This is not a valid email address' },
  badName: { status: 400, message: 'The name must be a single line of text' },
  accountTaken: { status: 409, message: 'There is an account with this email address and name already' },
  addressFull: { status: 409, message: 'There are 20 accounts with this email address already' },
  weakPassword: { status: 400, message: 'This password cannot be used' },
  linkOver: { status: 404, message: 'This link is invalid or has expired' },
  notHuman: { status: 403, message: 'The human check was not passed, please try again' },
  secondFactorOff: { status: 409, message: 'The second factor is not on' },
  badFolderName: { status: 400, message: 'The folder cannot have this name' },
  folderTaken: { status: 409, message: 'There is a folder of this name already' },
  folderTooDeep: { status: 409, message: 'Folders cannot be nested any deeper' },
  folderStatic: { status: 409, message: 'This folder cannot be deleted' },
  folderNotEmpty: { status: 409, message: 'Only an empty folder can be deleted' },
  badImage: { status: 400, message: 'The image is damaged or cannot be read' },
  imageTooLarge: { status: 400, message: 'The image has more than 50 million pixels' },
  imageOnly: { status: 400, message: 'An image can only be replaced by an image' },
  badFileName: { status: 400, message: 'The file cannot have this name' },
  badCaption: { status: 400, message: 'The caption must be a single line of text' },
  menuItemTwice: { status: 400, message: 'An item stands in the menu twice' },
  menuParentDiffers: { status: 400, message: 'A menu item names another parent than the one that it stands under' },
  menuItemGone: { status: 400, message: 'An item of the menu is not there any more' },
  menuItemDeleted: { status: 400, message: 'A menu item cannot be kept and deleted' },
  menuParentDeleted: { status: 400, message: 'A menu item cannot be deleted while an item below it stays' },
  menuPageGone: { status: 400, message: 'A page that the menu links to is not there any more' },
  menuTooDeep: { status: 400, message: `The menu cannot have more than ${mostMenuLevels} levels` },
  menuTooLarge: { status: 400, message: `The menu cannot have more than ${mostMenuItems} items` },
  badMenuLabel: { status: 400, message: 'A menu label must be a single line of text' },
  badLinkIcon: { status: 400, message: 'The icon of link {row} is not the name of an icon' },
  badLinkAddress: { status: 400, message: 'The address of link {row} cannot be used' },
  badLinkTooltip: { status: 400, message: 'The tooltip of link {row} must be a single line of text' },
  badLanguage: { status: 400, message: 'This is not a language tag, such as en-NZ, de or mi' },
  badSettingText: { status: 400, message: 'Every setting must be a single line of text' },
  noSuchImage: { status: 400, message: 'One of the images is not there any more, or is no image' },
  noSuchPage: { status: 400, message: 'The default page is not there any more' },
  tooMany: { status: 429, message: 'Too many attempts, please try again later' },
  tooSlow: { status: 408, message: 'The request took too long' },
  tooLarge: { status: 413, message: 'The request is too large' },
  wrongType: { status: 415, message: 'The content type must be application/json' },
  noSuchRange: { status: 416, message: 'The file has no such part' },
  unknownExpectation: { status: 417, message: 'The server cannot do what the request expects' },
  longHeaders: { status: 431, message: 'The headers of the request are too long' },
  internal: { status: 500, message: 'Something went wrong on the server' },
  busy: { status: 503, message: 'The server is busy, please try again' },
  storageFull: {
    status: 507,
    message:
      "The server's disk is full. Delete files and pages that are no longer needed, or ask whoever runs the site for more space",
  },
} as const

export type ErrorName = keyof typeof errors

/** @throws {RefusedError} always. */
export function fail(name: ErrorName, details?: Readonly<Record<string, unknown>>): never {
  throw createError(name, details)
}

export function createError(name: ErrorName, details?: Readonly<Record<string, unknown>>): RefusedError {
  const { status, message } = errors[name]
  const text = message.replaceAll(/\{(\w+)\}/g, (_, detail: string) => String(details?.[detail]))
  return new RefusedError(status, text, details)
}
