import { expect, it, vi } from 'vitest'
import { createOpenStreams } from './open-streams.ts'

it('ends what is open once, and nothing that is over', () => {
  const streams = createOpenStreams()
  const [open, over] = [vi.fn(), vi.fn()]
  const forget = streams.add(() => {
    open()
    forget()
  })
  streams.add(over)()
  streams.close()
  streams.close()
  expect(open).toHaveBeenCalledOnce()
  expect(over).not.toHaveBeenCalled()
})

it('ends at once what would begin afterwards', () => {
  const streams = createOpenStreams()
  streams.close()
  const late = vi.fn()
  streams.add(late)
  expect(late).toHaveBeenCalledOnce()
})
