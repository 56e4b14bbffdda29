/** In the window's own storage: who set a password in it, and has not logged in since. */
const key = 'sitewright.login-email'

/** To be called with the address of an account whose mailed link set a password in this window. */
export function rememberLoginEmail(email: string): void {
  withStorage((storage) => storage.setItem(key, email))
}

/** The address that the login begins with; '' where none is known. */
export function loginEmail(): string {
  return withStorage((storage) => storage.getItem(key)) ?? ''
}

/** To be called when somebody has logged in: the next one in this window may be somebody else. */
export function forgetLoginEmail(): void {
  withStorage((storage) => storage.removeItem(key))
}

/** Where the browser refuses storage, the address is typed. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage)
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
