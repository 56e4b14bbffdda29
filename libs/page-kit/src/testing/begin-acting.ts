const tests = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined }

/**
 * Tells React that what follows is inside `act`, which it complains about otherwise where Vitest has no global functions.
 * Only until it is over: what a test waits for is shown without `act`.
 *
 * @returns what ends it.
 */
export function beginActing(): () => void {
  const before = tests.IS_REACT_ACT_ENVIRONMENT
  tests.IS_REACT_ACT_ENVIRONMENT = true
  return () => {
    tests.IS_REACT_ACT_ENVIRONMENT = before
  }
}
