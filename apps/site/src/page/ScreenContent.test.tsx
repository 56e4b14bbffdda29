import type { AdminScreen, AdminScreenProps, ScreenQuery } from '@sitewright/page-kit'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pageState } from '../testing/fixtures.ts'
import { renderShell } from '../testing/render-shell.tsx'

const Uid = ({ uid }: AdminScreenProps) => `The uid is ${uid}`

const screens: AdminScreen[] = ['passwordreset', 'deactivate'].map((path) => ({
  path,
  label: path,
  needs: [],
  load: async () => ({ default: Uid }),
}))

it.each([
  ['passwordreset', 'PWD-013'],
  ['deactivate', 'ACCT-005'],
])('gives the screen at pages/%s the uid of its address (%s)', async (path) => {
  renderShell({ path: `/pages/${path}/aB_c-1`, state: pageState(), screens })
  expect(await screen.findByText('The uid is aB_c-1')).toBeVisible()
})

it('gives a screen the query of its address, anew each time that somebody goes there', async () => {
  const seen = new Set<ScreenQuery | undefined>()
  const Asked = ({ query }: AdminScreenProps) => {
    seen.add(query)
    return `Asked for ${query?.['q'] ?? 'nothing'}`
  }
  const people = { path: 'people', label: 'People', needs: [], load: async () => ({ default: Asked }) }
  const { router } = renderShell({ path: '/pages/people?q=kim', state: pageState(), screens: [people] })
  expect(await screen.findByText('Asked for kim')).toBeVisible()
  await act(() => router.navigate('/pages/people?q=sam'))
  expect(await screen.findByText('Asked for sam')).toBeVisible()
  const before = seen.size
  await act(() => router.navigate('/pages/people?q=sam'))
  expect(seen.size).toBe(before + 1)
})
