import type { LookPreview, LookToPublish } from '@sitewright/api-client'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import LookScreen from '../look/LookScreen.tsx'
import { lookAnswers, publishLook } from './look-samples.ts'
import { TestSite } from './TestSite.tsx'

/** The screen over answers, and a server that draws a page which says its address and accent. */
export async function openLook(answers: Answers = {}, permissions: readonly string[] = ['core.admin']) {
  const drawn: LookPreview[] = []
  // nothing is laid out here
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  )
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body) as LookPreview
    drawn.push(wanted)
    const link = '<a href="/huts">Huts</a><a href="https://example.org/">Elsewhere</a>'
    return new Response(`<!doctype html><p>${wanted.path} in ${wanted.look.accent}</p>${link}`)
  })
  const fake = fakeApi({ ...lookAnswers, ...answers })
  const refresh = vi.fn(async () => {})
  render(
    <TestSite api={fake.api} refresh={refresh} permissions={permissions}>
      <LookScreen />
    </TestSite>,
  )
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Publish look' })
  const sent = () => fake.calls.filter(([key]) => key === publishLook).map(([, input]) => input as LookToPublish)
  const part = async (name: string) => user.click(screen.getByRole('button', { name }))
  return { ...fake, user, refresh, drawn, sent, part }
}
