/** In the window's own storage: who set a password in it, and has not logged in since. */
const key = 'sitewright.login-email'

/** To be called with the address of an account whose mailed link set a password in this window. */
export function rememberLoginEmail(email: string): void {
  withStorage((storage) => storage.setItem(key, `${Date.now()} ${email}`))
}

/** Milliseconds after which the next one at this computer may be somebody else: an account waits 15 minutes after a reset. */
const rememberedFor = 30 * 60_000

/** The address that the login begins with; '' where none is known, or not any more. */
export function loginEmail(): string {
  const [since = '', email = ''] = (withStorage((storage) => storage.getItem(key)) ?? '').split(' ', 2)
  return Date.now() - Number(since) < rememberedFor ? email : ''
}

/** To be called when somebody has logged in or out: the next one in this window may be somebody else. */
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
