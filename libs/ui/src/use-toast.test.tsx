import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InFullSystem } from './testing/in-system.tsx'
import { useToast } from './use-toast.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Copier() {
  const { toast, showToast } = useToast()
  return (
    <>
      <button onClick={() => showToast('Link copied')}>Copy</button>
      {toast}
    </>
  )
}

it('announces a text in a status that is there before it, and takes it away after 6 seconds', () => {
  render(<Copier />, { wrapper: InFullSystem })
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()

  fireEvent.click(screen.getByRole('button'))
  expect(status).toHaveTextContent('Link copied')
  act(() => void vi.advanceTimersByTime(5900))

  fireEvent.click(screen.getByRole('button'))
  act(() => void vi.advanceTimersByTime(5900))
  expect(status).toHaveTextContent('Link copied')
  act(() => void vi.advanceTimersByTime(100))
  expect(status).toBeEmptyDOMElement()
})

function Deleter({ onUndo }: { onUndo: () => void }) {
  const { toast, showToast } = useToast()
  return (
    <>
      <button onClick={() => showToast('Deleted', [{ label: 'Undo', onPress: onUndo }])}>Delete</button>
      {toast}
    </>
  )
}

it('stays longer with something to do about it, and as long as the focus is in it, and goes once that is done', () => {
  const handleUndo = vi.fn()
  render(<Deleter onUndo={handleUndo} />, { wrapper: InFullSystem })
  const status = screen.getByRole('status')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  act(() => void vi.advanceTimersByTime(14_900))
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(status).toHaveTextContent('Deleted')
  act(() => undo.blur())
  act(() => void vi.advanceTimersByTime(14_900))
  fireEvent.click(undo)
  expect(handleUndo).toHaveBeenCalledOnce()
  expect(status).toBeEmptyDOMElement()
})

function Place({ isGone = false }: { isGone?: boolean }) {
  const [shown, setShown] = useState(true)
  const bar = useRef<HTMLDivElement>(null)
  const { toast, showToast } = useToast(bar)
  const publish = () => {
    showToast('Published', [{ label: 'Undo', onPress: () => {} }])
    if (isGone) setShown(false)
  }
  return (
    <div ref={bar} role="toolbar" tabIndex={-1}>
      {shown && <button onClick={publish}>Publish</button>}
      <button>History</button>
      {toast}
    </div>
  )
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
}

it('gives the focus back to what had it before one of its buttons', () => {
  render(<Place />, { wrapper: InFullSystem })
  press('Publish')
  act(() => screen.getByRole('button', { name: 'History' }).focus())
  press('Undo')
  expect(screen.getByRole('button', { name: 'History' })).toHaveFocus()
})

it('gives the focus to the place of its caller where what had it has gone', () => {
  render(<Place isGone />, { wrapper: InFullSystem })
  press('Publish')
  press('Undo')
  expect(screen.getByRole('toolbar')).toHaveFocus()
})

it('leaves the focus where it is when one of its buttons is pressed without it', () => {
  render(<Place />, { wrapper: InFullSystem })
  press('Publish')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveFocus()
})
