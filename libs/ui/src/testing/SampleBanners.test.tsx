import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SampleBanners } from './SampleBanners.tsx'

it('holds a lodge policy notice that links to covid19 and a volcano alert (NAV-028)', () => {
  render(<SampleBanners />)
  expect(screen.getByRole('link', { name: /lodge policy/i })).toHaveAttribute('href', '/covid19')
  expect(screen.getByText(/volcano alert/i)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
})
