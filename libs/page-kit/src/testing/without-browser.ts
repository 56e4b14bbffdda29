const browserGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'requestAnimationFrame',
  'customElements',
] as const

/** Runs a function as on a server: whatever it reaches of the browser is undefined meanwhile. */
export function withoutBrowser<Result>(run: () => Result): Result {
  const hidden = browserGlobals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of browserGlobals) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true, writable: true })
  }
  try {
    return run()
  } finally {
    for (const [name, descriptor] of hidden) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
