// What the reference in docs/ is written from.
export { emailTemplates } from './accounts/email-templates.ts'
export { callGroups, openApi } from './calls/open-api.ts'
export { commands } from './cli/commands.ts'
export { helpOf, helpOfAll } from './cli/help.ts'
export { settings } from './config.ts'
export { codeOf, codes, errorText, statusOf, type ErrorName } from './errors.ts'
export { cookieName } from './http/session-cookie.ts'
export { programVersion } from './program-version.ts'
