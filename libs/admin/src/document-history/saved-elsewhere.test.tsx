import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderLinkManager } from '../testing/link-render-manager.tsx'
import { openMenuEditor } from '../testing/menu-render.tsx'
import { renderSiteSettings } from '../testing/settings-render.tsx'

/** What a browser has for server-sent events. */
class Source extends EventTarget {
  static opened: Source[] = []
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Source.opened.push(this)
  }
  close() {}
}

beforeEach(() => {
  Source.opened = []
  vi.stubGlobal('EventSource', Source)
})
afterEach(() => void vi.unstubAllGlobals())

const screens = [
  ['menu', 'the menu', openMenuEditor],
  ['links', 'the links', renderLinkManager],
  ['settings', 'the settings', renderSiteSettings],
] as const

it.each(screens)('tells the editor of the %s at once that somebody else saved', async (noun, what, open) => {
  await open()
  await waitFor(() => expect(Source.opened).toHaveLength(1))
  expect(Source.opened[0]!.address).toBe(`/api/1/private/document-news.php?noun=${noun}`)
  const data = JSON.stringify({ version: 99, by: 'Ann', own: false })
  act(() => void Source.opened[0]!.dispatchEvent(new MessageEvent('message', { data })))
  expect(await screen.findByText(`Ann has just saved ${what}.`)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show the new version' })).toBeEnabled()
})
