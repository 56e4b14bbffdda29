import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkIcon } from './LinkIcon.tsx'

it('draws the picture in its own view box, out of screen readers’ sight', () => {
  const { container } = render(<LinkIcon picture={{ body: '<path d="M0 0h8v8z"/>', width: 8, height: 16 }} />)
  const svg = container.querySelector('svg')!
  expect(svg).toHaveAttribute('viewBox', '0 0 8 16')
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  expect(svg.querySelector('path')).toHaveAttribute('d', 'M0 0h8v8z')
})

it('draws a placeholder for an unknown icon', () => {
  const { container } = render(<LinkIcon />)
  expect(container.querySelector('svg circle')).not.toBeNull()
})
