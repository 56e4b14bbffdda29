import { FullSystemProvider } from '@sitewright/ui/full'
import { SystemProvider } from '@sitewright/ui/theme'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StageProgress } from './StageProgress.tsx'

const show = (done: number, of: number) =>
  render(
    <SystemProvider>
      <FullSystemProvider>
        <StageProgress done={done} of={of} />
      </FullSystemProvider>
    </SystemProvider>,
  )

it.each([
  [7, 12, '7 of 12 stages'],
  [0, 12, '0 of 12 stages'],
  [1, 1, '1 of 1 stage'],
])('says and shows how many stages are completed: %i of %i', (done, of, label) => {
  show(done, of)
  const bar = screen.getByRole('progressbar', { name: label })
  expect(bar).toHaveAttribute('aria-valuenow', String(done))
  expect(bar).toHaveAttribute('aria-valuemax', String(of))
  expect(screen.getByText(label)).toBeVisible()
})

it('shows nothing for a system without stages', () => {
  show(0, 0)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
