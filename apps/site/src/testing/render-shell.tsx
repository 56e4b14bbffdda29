import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startBehaviours } from '../behaviours/start-behaviours.ts'
import { RouterProvider } from 'react-router/dom'
import { installPopover } from './popover.ts'
import { createTestShell, type TestShellOptions } from './test-shell.tsx'

/** Renders the whole shell, with a person to use it. */
export function renderShell(options?: TestShellOptions) {
  installPopover()
  // jsdom has none: a screen that has a mouse
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList
  startBehaviours()
  window.scrollTo = () => {} // jsdom has no layout to scroll
  const shell = createTestShell(options)
  const user = userEvent.setup()
  return { ...render(<RouterProvider router={shell.router} />), ...shell, user }
}
