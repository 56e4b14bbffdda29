import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { createTestShell, type TestShellOptions } from './test-shell.tsx'

/** The whole shell inside a story; links lead around in it. */
export function StoryShell(options: TestShellOptions) {
  const [{ router }] = useState(() => createTestShell(options))
  return <RouterProvider router={router} />
}
