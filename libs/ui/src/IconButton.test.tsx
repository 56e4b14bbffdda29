import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'

it('is named by its label, does not submit a form around it, and passes on what a button takes', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Delete page" icon={<svg />} onClick={onClick} aria-expanded={false} />
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Delete page', expanded: false })
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('shows its label, or another text, as tooltip', async () => {
  const { rerender } = render(<IconButton label="Save" icon={<svg />} tooltipDelay={0} />)
  await userEvent.hover(screen.getByRole('button'))
  expect(screen.getByRole('tooltip')).toHaveTextContent('Save')
  rerender(<IconButton label="Save" icon={<svg />} tooltipDelay={0} tooltip="Nothing to save" />)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Nothing to save')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing to save')
})
