export type { LinkChoice, LinkTargets, PageHeadingChoice } from './links/link-choice.ts'
export { default as LinkDialog, type LinkDialogProps } from './toolbar/LinkDialog.tsx'
