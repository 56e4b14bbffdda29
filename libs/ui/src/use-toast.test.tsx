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
