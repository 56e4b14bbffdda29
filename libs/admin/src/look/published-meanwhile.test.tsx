import { ApiError, type LookToPublish } from '@sitewright/api-client'
import type { Answers } from '@sitewright/api-client/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, findMessage } from '../testing/in-dialogs.ts'
import { keptCopies } from '../testing/kept-copies.ts'
import { loadLook, publishLook, sampleLook } from '../testing/look-samples.ts'
import { openLook } from '../testing/open-look.tsx'
import { conflictQuestion } from './use-edited-look.ts'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('style')
})

const button = (name: string) => screen.getByRole('button', { name })
const accent = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent' })

/** A server with the look that was published last; `isLost`: it publishes, and its answer gets lost. */
function lookServer() {
  const server = { current: { ...sampleLook }, isLost: false }
  const answers: Answers = {
    [loadLook]: () => server.current,
    [publishLook]: (input) => {
      const { base, look, footer } = input as LookToPublish
      if (base !== server.current.id) throw new ApiError('late', { status: 409, body: {} })
      server.current = { ...server.current, look, footer, id: base + 1 }
      if (server.isLost) throw new ApiError('No answer', { status: 0 })
      return { id: server.current.id }
    },
  }
  function publishElsewhere(color: string) {
    const { current } = server
    server.current = { ...current, id: current.id + 1, look: { ...current.look, accent: color } }
  }
  return Object.assign(server, { answers, publishElsewhere })
}

/** The look with another accent. */
async function edit(answers: Answers) {
  const opened = await openLook(answers)
  await opened.part('Colours')
  fireEvent.change(accent(), { target: { value: '#8a1c4b' } })
  return opened
}

describe('a publishing whose answer was lost', () => {
  it('is recognised when it is sent again, and nothing is asked', async () => {
    const server = lookServer()
    const { user, sent } = await edit(server.answers)
    server.isLost = true
    await user.click(button('Publish look'))
    expect(await findMessage()).toMatch(/^The look was not published/)
    await answer(user)
    server.isLost = false
    await waitFor(() => expect(button('Publish look')).toBeEnabled())
    await user.click(button('Publish look'))
    expect(await screen.findByText('Published')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent()).toHaveLength(2)
    expect(server.current).toMatchObject({ id: 8, look: { accent: '#8a1c4b' } })
    expect(button('Publish look')).toBeDisabled()
    expect(button('Undo')).toBeEnabled()
  })
})

describe('a look that somebody else published meanwhile', () => {
  it('is replaced where that is wanted, and not another one unseen', async () => {
    const server = lookServer()
    const { user, sent } = await edit(server.answers)
    server.publishElsewhere('#111111')
    await user.click(button('Publish look'))
    expect(await findMessage()).toBe(conflictQuestion())
    server.publishElsewhere('#222222')
    await answer(user, 'Publish mine')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(await findMessage()).toBe(conflictQuestion())
    expect(server.current.look.accent).toBe('#222222')
    await answer(user, 'Publish mine')
    expect(await screen.findByText('Published')).toBeVisible()
    expect(sent().map(({ base }) => base)).toEqual([7, 8, 9])
    expect(server.current.look.accent).toBe('#8a1c4b')
  })
})

describe('a look that was not published, and is taken up again', () => {
  it('is based on the look of that time, as a step that can be undone', async () => {
    const server = lookServer()
    const copies = keptCopies()
    await edit({ ...server.answers, ...copies.answers })
    await copies.pass()
    cleanup()
    server.publishElsewhere('#111111')
    const { user, part } = await openLook({ ...server.answers, ...copies.answers })
    expect(await screen.findByText(/Something else was saved since then/)).toBeVisible()
    await user.click(button('Continue with them'))
    await part('Colours')
    expect(accent()).toHaveValue('#8a1c4b')
    await user.click(button('Publish look'))
    expect(await findMessage()).toBe(conflictQuestion())
    await answer(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.current.look.accent).toBe('#111111')
    await user.click(button('Undo'))
    expect(accent()).toHaveValue('#111111')
  })
})
