import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { installModalDialogs } from './modal-dialogs.ts'
import { waitLimit } from './wait-limit.ts'

configure({ asyncUtilTimeout: waitLimit })
if (typeof HTMLDialogElement !== 'undefined') installModalDialogs()
afterEach(() => {
  cleanup()
  if (typeof window !== 'undefined') window.history.replaceState(null, '', '/')
})

/** Ms in which a dialog that was taken away gives back the focus and the page's other parts: two frames, and some. */
const leaving = 100

// Files share their modules, one document and its storage: what an open dialog keeps in both goes with it, and what a test
// put into the page and the storage goes here. The styles of components stay, as the modules know them to be there.
afterAll(async () => {
  vi.useRealTimers()
  if (typeof document !== 'undefined') document.body.replaceChildren()
  if (typeof window !== 'undefined') for (const kept of [window.localStorage, window.sessionStorage]) kept.clear()
  await new Promise((resolve) => setTimeout(resolve, leaving))
})
