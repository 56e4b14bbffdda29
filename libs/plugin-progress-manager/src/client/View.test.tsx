import { allFetched } from '@sitewright/page-kit/testing'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { people } from '../testing/open-page.tsx'
import { content, progressStore } from '../testing/progress-store.ts'
import { ProgressShell } from '../testing/ProgressShell.tsx'
import { readSystem } from './load.ts'
import { View } from './View.tsx'

function view(permissions?: readonly string[], system: object | null = {}) {
  const store = progressStore(system === null ? { system } : {})
  return (
    <ProgressShell store={store} {...(permissions ? { permissions } : {})}>
      <View pageId={7} data={readSystem(store.usual(content, {}))} />
    </ProgressShell>
  )
}

it('is for those who may record progress, not for other administrators (PMGR-004)', async () => {
  render(view(['core.admin', 'plugin.progresssystem.admin']))
  await allFetched()
  expect(screen.getByText('You do not have permissions to view this page')).toBeVisible()
  expect(screen.queryByText('Mountain guides')).toBeNull()
})

it("shows the system's name and a spinner until its code is there (PMGR-005)", async () => {
  render(view())
  expect(screen.getByRole('heading', { level: 1, name: 'Mountain guides' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  expect(await people()).toBeVisible()
  expect(screen.queryByText('Loading...')).toBeNull()
})

it('says without JavaScript that it needs it', () => {
  expect(renderToString(view())).toMatch(/<noscript><p>The progress of people can only be recorded with JavaScript/)
  expect(renderToString(view(undefined, null))).toContain('Progress manager')
})
