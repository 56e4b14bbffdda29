import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FullSystemProvider } from '@sitewright/ui/full'
import { FocalPointPicture, type FocalPointPictureProps } from './FocalPointPicture.tsx'

function show(props: Partial<FocalPointPictureProps> = {}) {
  const onChange = vi.fn<FocalPointPictureProps['onChange']>()
  const { container } = render(
    <FullSystemProvider>
      <FocalPointPicture src="/a.png" alt="A hut" ratio={1} focus={undefined} onChange={onChange} {...props} />
    </FullSystemProvider>,
  )
  const picture = screen.getByRole('img', { name: 'A hut' })
  // jsdom lays nothing out, and loads nothing
  picture.parentElement!.getBoundingClientRect = () => new DOMRect(10, 20, 400, 200)
  Object.defineProperties(picture, { naturalWidth: { value: 1600 }, naturalHeight: { value: 800 } })
  fireEvent.load(picture)
  return { onChange, picture, shown: () => container.querySelector<HTMLElement>('[data-shown]') }
}

it('puts the point where the picture is pressed and goes with the pointer, no further than the edge', () => {
  const { onChange, picture } = show()
  fireEvent.pointerDown(picture, { clientX: 110, clientY: 120, button: 0 })
  expect(onChange).toHaveBeenLastCalledWith({ x: 25, y: 50 })
  expect(screen.getByRole('slider')).toHaveFocus()
  fireEvent.pointerMove(picture, { clientX: 900, clientY: -5, buttons: 1 })
  expect(onChange).toHaveBeenLastCalledWith({ x: 100, y: 0 })
  fireEvent.pointerMove(picture, { clientX: 110, clientY: 120, buttons: 0 })
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('shows what readers will see of it', () => {
  expect(show({ focus: { x: 100, y: 30 } }).shown()?.style).toMatchObject({
    ...{ left: '50%', top: '0%', width: '50%', height: '100%' },
  })
})

it('takes no press where nothing is cut', () => {
  const { onChange, picture, shown } = show({ ratio: undefined })
  fireEvent.pointerDown(picture, { clientX: 110, clientY: 120, button: 0 })
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(shown()).toBeNull()
})
