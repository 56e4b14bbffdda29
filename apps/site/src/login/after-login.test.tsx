import { act, screen, waitFor } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { everyScreen, loggedInSetup } from '../testing/fixtures.ts'
import { openDocument } from '../testing/open-document.ts'
import { installPopover } from '../testing/popover.ts'
import { textKind } from '../testing/text-kind.tsx'
import { rememberLogin } from './after-login.ts'
import { start } from '../client/start.tsx'

installPopover()
// jsdom has none: a screen that has a mouse
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList
const installed = [textKind('single-page')]

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  delete document.documentElement.dataset.awake
  document.body.innerHTML = ''
  sessionStorage.clear()
})

async function openNext() {
  delete document.documentElement.dataset.awake
  await openDocument(installed, { setup: loggedInSetup() })
  root = await start({ installed, adminScreens: everyScreen })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-awake'))
}

it('has the document for who is logged in begin at its content, and says so', async () => {
  rememberLogin()
  await openNext()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(await screen.findByText('You are logged in.')).toHaveAttribute('aria-live', 'polite')
})

it('leaves the focus where somebody has put it meanwhile', async () => {
  rememberLogin()
  await openDocument(installed, { setup: loggedInSetup() })
  const link = screen.getByRole('link', { name: 'Skip to content' })
  link.focus()
  root = await start({ installed, adminScreens: everyScreen })
  await screen.findByText('You are logged in.')
  expect(link).toHaveFocus()
})

it('does it once: a document that somebody opens or loads again begins at its start', async () => {
  rememberLogin()
  await openNext()
  act(() => root?.unmount())
  await openNext()
  expect(document.body).toHaveFocus()
})
