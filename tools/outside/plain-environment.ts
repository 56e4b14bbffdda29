/** What vitest sets for the tests that it runs. A site that is built or served with it is none that anybody would have. */
const ofVitest = /^(NODE_ENV|VITEST.*|TEST|DEV|PROD|SSR|MODE|BASE_URL|NODE_OPTIONS|INIT_CWD)$/

/** This process's environment as it would be in a shell. */
export function plainEnvironment(extra = {}) {
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofVitest.test(name))), ...extra }
}
