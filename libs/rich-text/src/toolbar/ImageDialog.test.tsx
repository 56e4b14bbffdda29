import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openDialogs } from '@sitewright/ui'
import { FullSystemProvider } from '@sitewright/ui/full'
import ImageDialog, { type ImageDialogProps } from './ImageDialog.tsx'

const looks = { alt: 'A hut', caption: '', size: undefined, place: undefined }

function show(props: Partial<ImageDialogProps> = {}) {
  const onSubmit = vi.fn<ImageDialogProps['onSubmit']>(() => true)
  const all = {
    src: '/api/1/private/file-get.php?id=6',
    looks,
    existing: true,
    onReplace: undefined,
    onClose: () => {},
    onSubmit,
  }
  render(
    <FullSystemProvider>
      <ImageDialog {...all} {...props} />
    </FullSystemProvider>,
  )
  return { onSubmit, dialog: within(screen.getByRole('dialog')) }
}

it('shows the picture, never the address of a file, and asks for what describes and places it', async () => {
  const { dialog, onSubmit } = show()
  await waitFor(() => expect(dialog.getByRole('img', { name: 'A hut' })).toBeInTheDocument())
  expect(dialog.queryByLabelText('Address')).toBeNull()
  expect(screen.queryByDisplayValue(/api/)).toBeNull()
  await userEvent.clear(dialog.getByLabelText('Description'))
  await userEvent.type(dialog.getByLabelText('Description'), 'Six walkers')
  await userEvent.type(dialog.getByLabelText('Caption'), 'On the saddle')
  await userEvent.selectOptions(dialog.getByLabelText('Size'), 'Small')
  await userEvent.selectOptions(dialog.getByLabelText('Alignment'), 'Right')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledWith('/api/1/private/file-get.php?id=6', {
    ...{ alt: 'Six walkers', caption: 'On the saddle', size: 'small', place: 'right' },
  })
})

it('asks for the address of an image from elsewhere, and says so where it cannot be used', async () => {
  const { dialog } = show({ src: 'https://a.example/1.jpg', onSubmit: () => false })
  expect(dialog.getByLabelText('Address')).toHaveValue('https://a.example/1.jpg')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This address cannot be used.')).toBeInTheDocument()
})

it('offers another image where the site has some', async () => {
  const onReplace = vi.fn()
  const { dialog } = show({ onReplace })
  await userEvent.click(dialog.getByRole('button', { name: 'Choose another' }))
  expect(onReplace).toHaveBeenCalledTimes(1)
})

it('cuts the picture to a shape, about a point that keys move', async () => {
  const { dialog, onSubmit } = show()
  expect(dialog.queryByRole('slider')).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText('Shape'), 'Square')
  const point = dialog.getByRole('slider', { name: 'Focal point' })
  expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
  point.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
  expect(point).toHaveAttribute('aria-valuetext', '48% from the left, 60% from the top')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledWith('/api/1/private/file-get.php?id=6', {
    ...looks,
    ...{ shape: 'square', focus: { x: 48, y: 60 } },
  })
})

it('has Back ask only where something was changed in it', async () => {
  const { dialog } = show()
  expect(openDialogs.topmost()?.isChanged()).toBe(false)
  await userEvent.type(dialog.getByLabelText('Caption'), 'O')
  expect(openDialogs.topmost()?.isChanged()).toBe(true)
})
