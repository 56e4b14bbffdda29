import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loggedInSetup, pageState } from '../testing/fixtures.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { readFooter } from './Footer.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

it('the footer stays as the server drew it, wherever in the application one goes', async () => {
  document.body.innerHTML = '<footer data-own=""><p>Since 1921</p><a href="/imprint">Imprint</a></footer>'
  const drawn = readFooter(document)
  document.body.innerHTML = ''
  const { router } = renderShell({
    path: '/nothing-here',
    state: pageState({ setup: loggedInSetup() }),
    ...(drawn !== undefined && { footer: drawn }),
  })
  const shown = within(screen.getByRole('contentinfo'))
  expect(shown.getByText('Since 1921')).toBeVisible()
  await act(() => router.navigate('/pages/auditlog'))
  await screen.findByText('The Audit Log screen')
  expect(shown.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
})

it('a document whose footer nobody wrote has none to be kept', () => {
  document.body.innerHTML = '<footer><p>Tramping Club</p></footer>'
  expect(readFooter(document)).toBeUndefined()
})
