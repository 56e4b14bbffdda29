import { TestEventSource } from '@sitewright/page-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderLinkManager } from '../testing/link-render-manager.tsx'
import { openMenuEditor } from '../testing/menu-render.tsx'
import { renderSiteSettings } from '../testing/settings-render.tsx'

beforeEach(() => {
  TestEventSource.opened = []
  vi.stubGlobal('EventSource', TestEventSource)
})
afterEach(() => void vi.unstubAllGlobals())

const screens = [
  ['menu', 'the menu', openMenuEditor],
  ['links', 'the links', renderLinkManager],
  ['settings', 'the settings', renderSiteSettings],
] as const

it.each(screens)('tells the editor of the %s at once that somebody else saved', async (noun, what, open) => {
  await open()
  await waitFor(() => expect(TestEventSource.opened).toHaveLength(1))
  expect(TestEventSource.opened[0]!.url).toBe(`/api/1/private/document-news.php?noun=${noun}`)
  TestEventSource.opened[0]!.tell({ version: 99, by: 'Ann', own: false })
  expect(await screen.findByText(`Ann has just saved ${what}.`)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show the new version' })).toBeEnabled()
})
