export * from './limits.ts'
export * from './permissions.ts'
export * from './same-name.ts'
export type * from './system.ts'
