import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { startBehaviours } from '../behaviours/start-behaviours.ts'
import { createTestShell, type TestShellOptions } from './test-shell.tsx'

/** The whole shell inside a story; links lead around in it. */
export function StoryShell(options: TestShellOptions) {
  const [{ router }] = useState(() => createTestShell(options))
  useEffect(() => startBehaviours(), [])
  return <RouterProvider router={router} />
}
