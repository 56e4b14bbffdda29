import type { AdminScreen, AdminScreenProps } from '@sitewright/page-kit'
import { screen } from '@testing-library/react'
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
