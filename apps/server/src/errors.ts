import { maxFonts, maxMenuItems, maxMenuLevels, maxPageDescription } from '@sitewright/api-client/contract'
import { codesByStatus, RefusedError } from '@sitewright/page-kit/server'

/**
 * Every error that the server answers with: its status and the text that callers get, with `{…}` for one of its details.
 * Their codes are made of the names, and clients rely on them: a name is never changed, nor used for something else.
 */
export const errors = {
  malformed: { status: 400, message: 'The request is not well-formed' },
  notLoggedIn: { status: 401, message: 'Permission denied' },
  permissionDenied: { status: 403, message: 'Permission denied' },
  crossSite: { status: 403, message: 'This call must come from the site itself' },
  otherAddress: { status: 403, message: 'This site can only be used at {address}: open the page there' },
  notFound: { status: 404, message: 'Not found' },
  wrongMethod: { status: 405, message: 'Method not allowed' },
  changedMeanwhile: { status: 409, message: 'Somebody else has changed the page in the meantime' },
  savedMeanwhile: { status: 409, message: 'Somebody else has saved this in the meantime' },
  shortcutTaken: { status: 409, message: 'This URL shortcut is already in use' },
  shortcutReserved: { status: 400, message: 'This URL shortcut cannot be used' },
  draftExists: { status: 409, message: 'The page has a draft, which would be lost' },
  replacedByItself: { status: 400, message: 'A page cannot be replaced by itself' },
  endBeforeStart: { status: 400, message: 'The publishing end must be after the publishing start' },
  longDescription: { status: 400, message: `The description can have at most ${maxPageDescription} characters` },
  badDescription: { status: 400, message: 'The description must be a single line of text' },
  noSharedImage: { status: 400, message: 'The chosen picture no longer exists, or is no picture' },
  privateSharedImage: {
    status: 400,
    message: 'Visitors may not see the chosen picture. Choose one that is public, or move it to a public folder',
  },
  lastAdministrator: { status: 409, message: 'The site must keep at least one administrator' },
  ownAccount: { status: 409, message: 'You cannot delete your own account' },
  moreRights: { status: 403, message: 'This account has permissions that you do not have' },
  cannotGrant: { status: 403, message: 'You can only grant or revoke permissions that you have yourself' },
  roleTaken: { status: 409, message: 'A role with this title already exists' },
  roleGone: { status: 400, message: 'A role no longer exists' },
  onlyRole: { status: 409, message: '{resources} {are} restricted to this role only: give {them} another role first' },
  cannotGiveRoles: { status: 403, message: 'Only people who may manage roles can give them' },
  badEmail: { status: 400, message: 'This is not a valid email address' },
  badName: { status: 400, message: 'The name must be a single line of text' },
  accountTaken: { status: 409, message: 'An account with this email address and name already exists' },
  addressFull: { status: 409, message: 'There are already 20 accounts with this email address' },
  needsNoInvitation: { status: 409, message: 'This person can log in already, or the account is deactivated' },
  tooManyInvitations: {
    status: 429,
    message: 'This person was invited three times within four hours, please try again later',
  },
  invitationIsEmailed: { status: 409, message: 'A mail server is set, so the invitation is emailed: send it again' },
  weakPassword: { status: 400, message: 'This password cannot be used' },
  emailLinkExpired: { status: 409, message: 'The link in this email has expired' },
  linkOver: { status: 404, message: 'This link is invalid or has expired' },
  notHuman: { status: 403, message: 'The human check was not passed, please try again' },
  secondFactorOff: { status: 409, message: 'Two-step login is not turned on' },
  badFolderName: { status: 400, message: 'This folder name cannot be used' },
  folderTaken: { status: 409, message: 'A folder with this name already exists' },
  folderTooDeep: { status: 409, message: 'Folders cannot be nested any deeper' },
  folderStatic: { status: 409, message: 'This folder cannot be deleted' },
  folderNotEmpty: { status: 409, message: 'Only an empty folder can be deleted' },
  folderInTrash: { status: 409, message: 'The folder that it was in is in the trash, too: restore that one first' },
  trashPlaceGone: { status: 409, message: 'Nothing is left of the place that it was in' },
  trashPlaceTaken: { status: 409, message: 'Something else has taken its place in the meantime' },
  trashTableGone: { status: 409, message: 'The page kind that it belongs to is not installed' },
  badImage: { status: 400, message: 'The image is damaged or cannot be read' },
  imageTooLarge: { status: 400, message: 'The image has more than {limit} million pixels' },
  animationTooLarge: {
    status: 400,
    message: 'The animation has more than {limit} million pixels in all its frames together',
  },
  imageTooHeavy: { status: 400, message: 'The image takes too much memory to be read' },
  imageTooSlow: { status: 503, message: 'The image took too long to be read, please try again' },
  notAnImage: { status: 400, message: 'This file is not an image' },
  imageOnly: { status: 400, message: 'An image can only be replaced by an image' },
  badFileName: { status: 400, message: 'This file name cannot be used' },
  badCaption: { status: 400, message: 'The caption must be a single line of text' },
  menuItemTwice: { status: 400, message: 'An item appears in the menu twice' },
  menuParentDiffers: { status: 400, message: 'A menu item names a different parent from the one it is listed under' },
  menuItemGone: { status: 400, message: 'A menu item no longer exists' },
  menuItemDeleted: { status: 400, message: 'A menu item cannot be both saved and deleted' },
  menuParentDeleted: { status: 400, message: 'A menu item cannot be deleted while there are items below it' },
  menuPageGone: { status: 400, message: 'A page that the menu links to no longer exists' },
  menuTooDeep: { status: 400, message: `The menu cannot have more than ${maxMenuLevels} levels` },
  menuTooLarge: { status: 400, message: `The menu cannot have more than ${maxMenuItems} items` },
  badMenuAddress: {
    status: 400,
    message:
      'The address of ‘{label}’ cannot be used: give one such as https://example.org, an email, a telephone number, or a page such as /contact#map',
  },
  noMenuAddress: { status: 400, message: 'The address of ‘{label}’ leads nowhere: there is no page at {path}' },
  menuLabelMissing: { status: 400, message: 'Every menu item needs a label' },
  badMenuLabel: { status: 400, message: 'A menu label must be a single line of text' },
  badLinkIcon: { status: 400, message: 'The icon of link {row} is not the name of an icon' },
  badLinkAddress: { status: 400, message: 'The address of link {row} cannot be used' },
  badLinkTooltip: { status: 400, message: 'The tooltip of link {row} must be a single line of text' },
  badLanguage: { status: 400, message: 'This is not a language tag, such as en-NZ, de or mi' },
  badSettingText: { status: 400, message: 'Every setting must be a single line of text' },
  badLook: { status: 400, message: '{wrong}' },
  exampleChanged: {
    status: 409,
    message: 'Something was changed or added by now, so the example content cannot be exchanged any more',
  },
  badFooterText: {
    status: 400,
    message: 'A heading and the last line of the footer must each be a single line of text',
  },
  longFooterText: {
    status: 400,
    message:
      'The text of footer column {column} is {over} characters too long: it can have at most {most}, formatting included',
  },
  noFooterPage: {
    status: 400,
    message: 'The page chosen as {use} no longer exists: choose another under Footer, or no page',
  },
  badFont: { status: 400, message: '{wrong}' },
  fontTaken: { status: 409, message: 'There is a font called ‘{family}’ already' },
  sameFont: { status: 409, message: 'This file was uploaded already, as ‘{family}’' },
  tooManyFonts: { status: 409, message: `A site can have ${maxFonts} fonts of its own: delete one first` },
  fontUsed: { status: 409, message: 'A look that was published has this font' },
  lookChanged: { status: 409, message: 'Somebody else has published a look in the meantime' },
  badMailServer: { status: 400, message: 'This is not the name or address of a mail server' },
  badMailPort: { status: 400, message: 'The port must be 25, 465, 587, or one from 1024 on' },
  badMailLogin: { status: 400, message: 'User and password must be a single line of text' },
  mailPasswordNeeded: {
    status: 400,
    message:
      'Type the password again: the stored one is only used with the server, port, security and user it was stored for',
  },
  mailSetByOperator: { status: 409, message: 'The mail server is set by whoever runs the site' },
  noMailServer: { status: 409, message: 'No mail server is set' },
  noSuchImage: { status: 400, message: 'One of the images no longer exists or is not an image' },
  noSuchPage: { status: 400, message: 'The default page no longer exists' },
  badCursor: { status: 400, message: 'The list cannot be continued from there, please load it again' },
  placesUnavailable: { status: 424, message: 'The search for places does not answer, please try again later' },
  tooManyAttempts: { status: 429, message: 'Too many attempts, please try again later' },
  tooSlow: { status: 408, message: 'The request took too long' },
  tooLarge: { status: 413, message: 'The request is too large' },
  wrongType: { status: 415, message: 'The content type must be application/json' },
  noSuchRange: { status: 416, message: 'The file does not have this part' },
  unknownExpectation: { status: 417, message: 'The server cannot do what the request expects' },
  longHeaders: { status: 431, message: 'The headers of the request are too long' },
  internal: { status: 500, message: 'Something went wrong on the server' },
  busy: { status: 503, message: 'The server is busy, please try again' },
  diskFailed: {
    status: 503,
    message: "The server's disk has failed: nothing can be saved until the server is started again",
  },
  storageFull: {
    status: 507,
    message:
      "The server's disk is full. Delete files and pages that are no longer needed, or ask whoever runs the site for more space",
  },
} as const

export type ErrorName = keyof typeof errors

type Details = Readonly<Record<string, unknown>>

/** The code of an error, such as `not-found`. */
export function codeOf(name: ErrorName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Every code that calls of the core answer with, and those of page kinds that give none of their own, sorted. */
export const codes: readonly string[] = [
  ...new Set([...(Object.keys(errors) as ErrorName[]).map(codeOf), ...Object.values(codesByStatus)]),
].sort()

/** @throws {RefusedError} always. */
export function fail(name: ErrorName, details?: Details, parts?: Details): never {
  throw createError(name, details, parts)
}

/** @param parts of the text, where they are not to be among the fields of the answer. */
export function createError(name: ErrorName, details?: Details, parts = details): RefusedError {
  const { status, message } = errors[name]
  const text = message.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(parts?.[part]))
  return new RefusedError(status, text, details, codeOf(name))
}
