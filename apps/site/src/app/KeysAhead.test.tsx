import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { KeysAhead } from './KeysAhead.tsx'

function Page({ onEscape, onPress }: { onEscape: () => void; onPress: () => void }) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <button type="button" onClick={onPress}>
        Save
      </button>
      <p>{`Typed: ${typed}`}</p>
      <KeysAhead onType={setTyped} onEscape={onEscape} />
    </>
  )
}

it('collects what is typed for a field that is not there yet, and lets nothing else take it', async () => {
  const [onEscape, onPress, onKey] = [vi.fn(), vi.fn(), vi.fn()]
  render(<Page onEscape={onEscape} onPress={onPress} />)
  document.addEventListener('keydown', onKey)
  const user = userEvent.setup()
  screen.getByRole('button').focus()
  await user.keyboard('Auk{Backspace}d {Enter}?')
  expect(screen.getByText('Typed: Aud ?')).toBeVisible()
  expect(onPress).not.toHaveBeenCalled()
  expect(onKey).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveFocus()
  await user.keyboard('{Control>}s{/Control}')
  expect(onKey).toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', onKey)
})

it('leaves every key to the field from the moment when that is there', async () => {
  const onKey = vi.fn()
  const arrival = Promise.withResolvers<{ default: typeof Field }>()
  const Arriving = lazy(() => arrival.promise)
  /** Somebody presses a key before the browser has done anything else. */
  function Field() {
    const field = useRef<HTMLInputElement>(null)
    useLayoutEffect(() => {
      field.current?.addEventListener('keydown', onKey)
      field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    }, [])
    return <input ref={field} aria-label="Search" />
  }
  render(
    <Suspense fallback={<KeysAhead onType={vi.fn()} onEscape={vi.fn()} />}>
      <Arriving />
    </Suspense>,
  )
  await act(async () => arrival.resolve({ default: Field }))
  expect(onKey).toHaveBeenCalledOnce()
})
