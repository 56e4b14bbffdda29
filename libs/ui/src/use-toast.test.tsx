import { act, fireEvent, render, screen } from '@testing-library/react'
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
