export * from './add-contributions.ts'
export * from './extension-point.ts'
