import type { TestServer, Visitor } from '../test-server.ts'

/** Where a sample call is made, and by whom. */
export interface SampleContext {
  server: TestServer
  /** Absent: nobody is logged in. */
  as: Visitor | undefined
}

/** How a call is made so that only its rights can be in the way. */
export interface CallSample {
  /** Makes whatever the call needs, all of it again, and answers a valid input. */
  input: (context: SampleContext) => unknown
  /** The part of the reply by which it can be told that the call did its work. */
  reply?: object
  /** For a call that names something by an id. */
  absent?: (context: SampleContext) => Promise<AbsentInputs>
}

/** Inputs that name something which is not there for the caller; all are answered alike. */
export interface AbsentInputs {
  /** An id that nothing ever had. */
  never: unknown
  /** The id of something that was deleted, or of a link that was used. */
  deleted: unknown
  /** What is there, but not for this caller: of another kind, or another person's. */
  foreign?: unknown
}

/** An id that nothing in a test has. */
export const neverAnId = 2_000_000_000
