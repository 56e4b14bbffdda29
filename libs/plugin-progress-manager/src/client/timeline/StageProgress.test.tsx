import { FullSystemProvider } from '@sitewright/ui/full'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StageProgress } from './StageProgress.tsx'

const bar = (done: number, of: number) => (
  <FullSystemProvider>
    <StageProgress done={done} of={of} />
  </FullSystemProvider>
)

it.each([
  [7, 12, '7 of 12 stages'],
  [0, 12, '0 of 12 stages'],
  [1, 1, '1 of 1 stage'],
])('says and shows how many stages are completed: %i of %i', (done, of, label) => {
  render(bar(done, of))
  const shown = screen.getByRole('progressbar', { name: label })
  expect(shown).toHaveAttribute('aria-valuenow', String(done))
  expect(shown).toHaveAttribute('aria-valuemax', String(of))
  expect(screen.getByText(label)).toBeVisible()
})

it('shows nothing for a system without stages', () => {
  const { rerender } = render(bar(0, 1))
  expect(screen.getByRole('progressbar')).toBeVisible()
  rerender(bar(0, 0))
  expect(screen.queryByRole('progressbar')).toBeNull()
})
