// For packages that bring section types: what the server does with them, without React.
export * from './define-section-rules.ts'
export { assertNumber, type NumberRule } from './assert-number.ts'
export { assertPicture } from './shared/assert-picture.ts'
