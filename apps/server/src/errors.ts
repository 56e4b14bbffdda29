import { maxFonts, maxMenuItems, maxMenuLevels, maxPageDescription } from '@sitewright/api-client/contract'
import { codesByStatus, RefusedError } from '@sitewright/page-kit/server'
import { errorMessages } from './error-messages.ts'

export type ErrorName = keyof typeof errorMessages

/**
 * The status of every error that the server answers with. Their codes are made of the names, and clients rely on them: a
 * name is never changed, nor used for something else.
 */
export const statusOf: Readonly<Record<ErrorName, number>> = {
  malformed: 400,
  notLoggedIn: 401,
  permissionDenied: 403,
  crossSite: 403,
  otherAddress: 403,
  notFound: 404,
  wrongMethod: 405,
  changedMeanwhile: 409,
  savedMeanwhile: 409,
  shortcutTaken: 409,
  shortcutReserved: 400,
  draftExists: 409,
  replacedByItself: 400,
  endBeforeStart: 400,
  longDescription: 400,
  badDescription: 400,
  noSharedImage: 400,
  privateSharedImage: 400,
  lastAdministrator: 409,
  ownAccount: 409,
  moreRights: 403,
  cannotGrant: 403,
  roleTaken: 409,
  roleGone: 400,
  onlyRole: 409,
  cannotGiveRoles: 403,
  badEmail: 400,
  badName: 400,
  accountTaken: 409,
  addressFull: 409,
  needsNoInvitation: 409,
  tooManyInvitations: 429,
  invitationIsEmailed: 409,
  weakPassword: 400,
  emailLinkExpired: 409,
  emailMaybeSent: 409,
  linkOver: 404,
  notHuman: 403,
  secondFactorOff: 409,
  badFolderName: 400,
  folderTaken: 409,
  folderTooDeep: 409,
  folderStatic: 409,
  folderNotEmpty: 409,
  folderInTrash: 409,
  trashPlaceGone: 409,
  trashPlaceTaken: 409,
  trashTableGone: 409,
  trashOwnerGone: 409,
  badImage: 400,
  imageTooLarge: 400,
  animationTooLarge: 400,
  imageTooHeavy: 400,
  imageTooSlow: 503,
  notAnImage: 400,
  imageOnly: 400,
  otherFormat: 400,
  badFileName: 400,
  badCaption: 400,
  menuItemTwice: 400,
  menuParentDiffers: 400,
  menuItemGone: 400,
  menuItemDeleted: 400,
  menuParentDeleted: 400,
  menuPageGone: 400,
  menuTooDeep: 400,
  menuTooLarge: 400,
  badMenuAddress: 400,
  noMenuAddress: 400,
  menuLabelMissing: 400,
  badMenuLabel: 400,
  badLinkIcon: 400,
  badLinkAddress: 400,
  badLinkTooltip: 400,
  badLanguage: 400,
  badTimeZone: 400,
  languageMissing: 400,
  badSettingText: 400,
  badLook: 400,
  exampleChanged: 409,
  badFooterText: 400,
  longFooterText: 400,
  noFooterPage: 400,
  badFont: 400,
  fontTaken: 409,
  sameFont: 409,
  tooManyFonts: 409,
  fontUsed: 409,
  lookChanged: 409,
  badMailServer: 400,
  badMailPort: 400,
  badMailLogin: 400,
  mailPasswordNeeded: 400,
  mailSetByOperator: 409,
  noMailServer: 409,
  noSuchImage: 400,
  noSuchPage: 400,
  badCursor: 400,
  placesUnavailable: 424,
  tooManyAttempts: 429,
  tooSlow: 408,
  tooLarge: 413,
  wrongType: 415,
  noSuchRange: 416,
  unknownExpectation: 417,
  longHeaders: 431,
  internal: 500,
  busy: 503,
  diskFailed: 503,
  storageFull: 507,
}

/** The limits that their texts name. */
const limits: Partial<Record<ErrorName, number>> = {
  longDescription: maxPageDescription,
  menuTooDeep: maxMenuLevels,
  menuTooLarge: maxMenuItems,
  tooManyFonts: maxFonts,
}

type Details = Readonly<Record<string, unknown>>

/** The code of an error, such as `not-found`. */
export function codeOf(name: ErrorName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Every code that calls of the core answer with, and those of page kinds that give none of their own, sorted. */
export const codes: readonly string[] = [
  ...new Set([...(Object.keys(statusOf) as ErrorName[]).map(codeOf), ...Object.values(codesByStatus)]),
].sort()

/** The text of an error in the language that is read where this is called. @param parts of it. */
export function errorText(name: ErrorName, parts?: Details): string {
  const write = errorMessages[name] as (parts: Details) => string
  const most = limits[name]
  return write({ ...parts, ...(most !== undefined && { most }) })
}

/** @throws {RefusedError} always. */
export function fail(name: ErrorName, details?: Details, parts?: Details): never {
  throw createError(name, details, parts)
}

/** @param parts of the text, where they are not to be among the fields of the answer. */
export function createError(name: ErrorName, details?: Details, parts = details): RefusedError {
  return new RefusedError(statusOf[name], () => errorText(name, parts), details, codeOf(name))
}
