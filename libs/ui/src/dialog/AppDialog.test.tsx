import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { InFullSystem } from '../testing/in-system.tsx'
import { AppDialog, type AppDialogProps } from './AppDialog.tsx'
import { openDialogs } from './open-dialogs.ts'

/** A page with a button that opens the dialog. */
function Page(props: Partial<AppDialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Create New Page
      </button>
      <AppDialog
        title="New Page"
        open={open}
        onClose={() => setOpen(false)}
        footer={<button type="button">CREATE</button>}
        {...props}
      >
        <input aria-label="Page Description" />
      </AppDialog>
    </>
  )
}

const opened = async (props: Partial<AppDialogProps> = {}) => {
  render(<Page {...props} />, { wrapper: InFullSystem })
  await userEvent.click(screen.getByRole('button', { name: 'Create New Page' }))
  const dialog = await screen.findByRole(props.role ?? 'dialog', { name: 'New Page' })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return dialog
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('AppDialog', () => {
  it('is a modal dialog named by its title, and takes the focus', async () => {
    expect(await opened()).toHaveAttribute('aria-modal', 'true')
    expect(screen.getByRole('heading', { name: 'New Page' })).toBeVisible()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Back', async () => act(() => openDialogs.topmost()?.close())],
  ])('closes by %s and gives the focus back', async (_way, leave) => {
    await opened()
    await leave()
    await gone()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create New Page' })).toHaveFocus())
  })

  it('stays open on a press outside, so that nothing typed is lost', async () => {
    const onClose = vi.fn()
    await opened({ onClose })
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    await user.click(document.body)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('cannot be closed while busy', async () => {
    const onClose = vi.fn()
    const dialog = await opened({ onClose, busy: true })
    expect(dialog).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    openDialogs.topmost()?.close()
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is known to Back while it is open, and so is whether something was typed in it', async () => {
    await opened({ changed: true })
    expect(openDialogs.topmost()?.isChanged()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(openDialogs.isAny()).toBe(false)
  })

  it('can be an alertdialog', async () => {
    expect(await opened({ role: 'alertdialog' })).toBeVisible()
  })
})
