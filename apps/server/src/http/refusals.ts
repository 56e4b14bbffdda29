import { RefusedError } from '@sitewright/page-kit/server'

/** Every refusal of the server: its status and the text that callers get. */
export const refusals = {
  malformed: { status: 400, message: 'The request is not well-formed' },
  notSignedIn: { status: 401, message: 'Permission denied' },
  permissionDenied: { status: 403, message: 'Permission denied' },
  crossSite: { status: 403, message: 'This call must come from the site itself' },
  notFound: { status: 404, message: 'Not found' },
  wrongMethod: { status: 405, message: 'Method not allowed' },
  changedMeanwhile: { status: 409, message: 'The page was changed by somebody else meanwhile' },
  shortcutTaken: { status: 409, message: 'This URL shortcut is already in use' },
  shortcutReserved: { status: 400, message: 'This URL shortcut cannot be used' },
  endBeforeStart: { status: 400, message: 'The publishing end must be after the publishing start' },
  lastAdministrator: { status: 409, message: 'The last administrator must stay' },
  ownAccount: { status: 409, message: 'You cannot delete your own account' },
  moreRights: { status: 403, message: 'This account holds permissions that you do not hold' },
  cannotGrant: { status: 403, message: 'You can only give or take permissions that you hold yourself' },
  roleTaken: { status: 409, message: 'There is a role of this title already' },
  badEmail: { status: 400, message: 'This is not a valid email address' },
  badName: { status: 400, message: 'The name must be a single line of text' },
  accountTaken: { status: 409, message: 'There is an account with this email address and name already' },
  weakPassword: { status: 400, message: 'This password cannot be used' },
  linkOver: { status: 404, message: 'This link is not valid, or no longer' },
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
  tooMany: { status: 429, message: 'Too many attempts, please try again later' },
  tooLarge: { status: 413, message: 'The request is too large' },
  wrongType: { status: 415, message: 'The content type must be application/json' },
  noSuchRange: { status: 416, message: 'The file has no such part' },
  internal: { status: 500, message: 'Something went wrong on the server' },
  busy: { status: 503, message: 'The server is busy, please try again' },
  storageFull: { status: 507, message: 'There is no room left on the server' },
} as const

export type Refusal = keyof typeof refusals

/** @throws {RefusedError} always. */
export function refuse(name: Refusal, details?: Readonly<Record<string, unknown>>): never {
  throw refusal(name, details)
}

export function refusal(name: Refusal, details?: Readonly<Record<string, unknown>>): RefusedError {
  const { status, message } = refusals[name]
  return new RefusedError(status, message, details)
}
