import { FullSystemProvider } from '@sitewright/ui/full'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MenuItemActions } from './MenuItemActions.tsx'

const row = { id: 3, depth: 1, index: 0, siblings: 1, deepest: 2 }

it('adds nothing to a menu that has as many items as the server takes', () => {
  const parts = (full: boolean) => (
    <FullSystemProvider>
      <MenuItemActions row={row} full={full} byAddress={false} onAddress={vi.fn()} onEdit={vi.fn()} onRoles={vi.fn()} />
    </FullSystemProvider>
  )
  const { rerender } = render(parts(false))
  expect(screen.getByRole('button', { name: 'Add sub-item' })).toHaveAttribute('aria-disabled', 'false')
  rerender(parts(true))
  expect(screen.getByRole('button', { name: 'Add sub-item' })).toHaveAttribute('aria-disabled', 'true')
})
