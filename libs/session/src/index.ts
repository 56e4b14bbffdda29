export * from './react.ts'
export * from './session-store.ts'
