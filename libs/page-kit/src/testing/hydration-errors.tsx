import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, vi } from 'vitest'
import { withoutBrowser } from './without-browser.ts'

/** Renders as a server does, lets a browser take it over, and gives all that React complains of. */
export async function hydrationErrors(element: ReactNode): Promise<unknown[]> {
  const { hydrateRoot } = await import('react-dom/client')
  const { Hydrated } = await import('./Hydrated.tsx')
  const complaints: unknown[] = []
  const log = vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = withoutBrowser(() => renderToString(<Hydrated>{element}</Hydrated>))

  let ready = false
  const root = hydrateRoot(container, <Hydrated onReady={() => (ready = true)}>{element}</Hydrated>, {
    onRecoverableError: (error) => void complaints.push(error),
  })
  await vi.waitFor(() => expect(ready).toBe(true))
  root.unmount()
  container.remove()
  log.mockRestore()
  return complaints
}
