import type { InstalledKind } from '@sitewright/page-kit'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appSetup, pageState } from '../testing/fixtures.ts'
import { createTestShell } from '../testing/test-shell.tsx'
import { textKind } from '../testing/text-kind.tsx'
import { prefetchKinds } from './prefetch-kinds.ts'

const loads = vi.fn<(kind: string) => void>()
let end: () => void

function counted(kind: string): InstalledKind {
  const installed = textKind(kind)
  return { ...installed, load: () => (loads(kind), installed.load()) }
}

beforeEach(() => {
  loads.mockClear()
  const routes = [{ l: 'join', r: 'form', id: 7 }]
  const { parts } = createTestShell({
    state: pageState({ setup: appSetup({ routes }) }),
    installed: [counted('single-page'), counted('form'), counted('sectioned-page')],
  })
  end = prefetchKinds(parts)
  document.body.innerHTML =
    '<a href="/join"><b>Join</b></a><a href="/pages/sectioned-page/9">Nine</a><a href="https://example.org/join">Other</a><a href="/gone">Gone</a><p>Text</p>'
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

const element = (selector: string) => document.querySelector(selector) as HTMLElement

it('fetches the code of the kind that a link leads to, when the pointer is over it', () => {
  fireEvent.pointerOver(element('b'))
  expect(loads.mock.calls).toEqual([['form']])
})

it('does so when the link gets the focus, by the address that every page has', () => {
  element('[href="/pages/sectioned-page/9"]').focus()
  expect(loads.mock.calls).toEqual([['sectioned-page']])
})

it('fetches nothing for other sites, for addresses of no page, and for what is no link', () => {
  for (const selector of ['[href^="https:"]', '[href="/gone"]', 'p']) fireEvent.pointerOver(element(selector))
  expect(loads).not.toHaveBeenCalled()
})

it('fetches a kind once', async () => {
  fireEvent.pointerOver(element('b'))
  await vi.waitFor(() => expect(loads).toHaveBeenCalledOnce())
  await Promise.resolve()
  fireEvent.pointerOver(element('b'))
  expect(loads).toHaveBeenCalledOnce()
})
