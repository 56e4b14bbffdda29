import { vi } from 'vitest'

/** jsdom lays nothing out: what watches the sizes of elements sees none of them change. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Lets lists open below their inputs where the tests run. */
export function withoutResizes() {
  vi.stubGlobal('ResizeObserver', NoResizes)
}
