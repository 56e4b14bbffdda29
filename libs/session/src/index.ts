export * from './login-email.ts'
export * from './react.ts'
export * from './resumption.ts'
export {
  createVisitorSession,
  sessionHolds,
  type Credentials,
  type LoginOutcome,
  type SessionState,
  type SessionStore,
} from './session-state.ts'
export * from './session-store.ts'
