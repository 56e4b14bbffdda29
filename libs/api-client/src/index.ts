export type { Api, Calls } from './contract/api.ts'
export { withCalls } from './contract/api.ts'
export { ApiError, isApiError, refusalReason } from './api-error.ts'
export { createBrowserApi, type BrowserApiOptions } from './browser-api.ts'
export { corePermissions, holdsAny, publicPermission, type CorePermission } from './contract/permissions.ts'
export * from './contract/language.ts'
export * from './contract/limits.ts'
export type {
  Account,
  AccountInfo,
  AppSetup,
  AuditEntry,
  AuditList,
  EditedMenuItem,
  FileEntry,
  FileUse,
  Folder,
  FoundIcons,
  HumanCheck,
  IconPicture,
  LinkButton,
  LinkedRole,
  Links,
  ListedAccount,
  LoginReply,
  MenuItem,
  NewAccountReply,
  Page,
  PageContent,
  PageHistory,
  PageRevision,
  PageType,
  PasswordChange,
  PasswordChecked,
  PermissionContext,
  PermissionEditorLists,
  PropertyKey,
  RecoveryCodes,
  Role,
  RoleEditorLists,
  RoleMember,
  RolePermission,
  Route,
  SavedMenuItems,
  SearchResult,
  SearchResults,
  SecondFactorStart,
  SiteSettingsObject,
  UploadFields,
  WaitingMail,
} from './contract/schemas/index.ts'
export type { CallType, CallTypes, CoreCalls } from './contract/index.ts'
export { fileIdOf, fileUrl, imageWidths, type FileUrlOptions, type ImageWidth } from './file-url.ts'
export { parseShortcut, proposeShortcut } from './shortcut.ts'
export { uploadFile, type UploadFile, type UploadFileOptions } from './upload-file.ts'
