import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeMessage } from './NativeMessage.tsx'

afterEach(() => vi.restoreAllMocks())

it('asks in the browser’s own way and passes the answer on', () => {
  const answers: unknown[] = []
  const answer = (value: unknown) => void answers.push(value)
  const alert = vi.spyOn(window, 'alert').mockReturnValue()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue('Summer')
  render(
    <>
      <NativeMessage message={{ kind: 'alert', id: 1, text: 'Read', answer }} />
      <NativeMessage message={{ kind: 'confirm', id: 2, text: 'Sure?', answer }} />
      <NativeMessage message={{ kind: 'prompt', id: 3, text: 'Name', initial: 'New', answer }} />
    </>,
  )
  expect(alert).toHaveBeenCalledExactlyOnceWith('Read')
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Sure?')
  expect(prompt).toHaveBeenCalledExactlyOnceWith('Name', 'New')
  expect(answers).toEqual([undefined, true, 'Summer'])
})
