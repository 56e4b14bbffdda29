import { ApiError, type Api } from '@sitewright/api-client'
import { describe, expect, it, vi } from 'vitest'
import { createResumption } from './resumption.ts'
import { createSessionStore } from './session-store.ts'

const kim = { id: 4, email: 'kim@example.org' }
const ash = { id: 7, email: 'ash@example.org' }
const gone = new ApiError('gone', { status: 401, body: { error: 'Permission denied' } })
const rights = ['core.page-manager']

/** Somebody who is logged in, and a server whose sessions the test says. */
async function open({ visitor = false } = {}) {
  const server = { holder: visitor ? {} : kim }
  const api = (async (key: string) => {
    if (key === 'GET private/session-account.json.php') return server.holder
    return { auth: 'id' in server.holder ? 1 : 0, permissions: rights }
  }) as unknown as Api
  const account = { auth: visitor ? 0 : 1, permissions: rights } as const
  const session = createSessionStore({ api, account })
  const onResumed = vi.fn()
  const resumption = createResumption({ api, session, onResumed })
  await resumption.check()
  /** A call that is refused as long as nobody is logged in. */
  const send = vi.fn(async () => {
    if (!('id' in server.holder)) throw gone
    return 'stored'
  })
  return { ...resumption, server, session, onResumed, send, shown: () => resumption.state.getState() }
}

/** The same after the session has ended on the server. */
async function openEnded() {
  const parts = await open()
  parts.server.holder = {}
  return parts
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a call that finds the session ended', () => {
  it('asks its person, known by their email address, and is sent once more when they are back', async () => {
    const { guard, send, shown, session, server, loggedIn, onResumed } = await openEnded()
    const call = guard(send)
    await vi.waitFor(() => expect(shown()).toMatchObject({ asking: true, email: 'kim@example.org' }))
    expect(session.getState()).toMatchObject({ authenticated: false, ended: true, permissions: rights })
    server.holder = kim
    await loggedIn()
    expect(await call).toBe('stored')
    expect(send).toHaveBeenCalledTimes(2)
    expect(shown().asking).toBe(false)
    expect(session.getState()).toMatchObject({ authenticated: true, ended: false })
    expect(onResumed).toHaveBeenCalledOnce()
  })

  it('asks once together with others, also with one whose refusal comes later', async () => {
    const { guard, send, shown, server, loggedIn, state } = await openEnded()
    const asked = vi.fn()
    state.subscribe(({ asking }, before) => asking && !before.asking && asked())
    const late = Promise.withResolvers<string>()
    const lateSend = vi.fn(() => late.promise)
    const calls = [guard(send), guard(send), guard(lateSend)]
    await vi.waitFor(() => expect(shown().asking).toBe(true))
    server.holder = kim
    await loggedIn()
    lateSend.mockResolvedValue('stored')
    late.reject(gone)
    expect(await Promise.all(calls)).toEqual(['stored', 'stored', 'stored'])
    expect(asked).toHaveBeenCalledOnce()
    expect(lateSend).toHaveBeenCalledTimes(2)
  })

  it('fails as it did when the person does not want to; the next one asks again', async () => {
    const { guard, send, shown, cancel, session } = await openEnded()
    const call = guard(send)
    const other = guard(send)
    await vi.waitFor(() => expect(shown().asking).toBe(true))
    cancel()
    await expect(call).rejects.toBe(gone)
    await expect(other).rejects.toBe(gone)
    expect(send).toHaveBeenCalledTimes(2)
    expect(session.getState().permissions).toEqual(rights)
    void guard(send).catch(() => {})
    await vi.waitFor(() => expect(shown().asking).toBe(true))
  })

  it('is sent once more at most', async () => {
    const { guard, server, loggedIn, shown } = await openEnded()
    const send = vi.fn(() => Promise.reject(gone))
    const call = guard(send)
    await vi.waitFor(() => expect(shown().asking).toBe(true))
    server.holder = kim
    await loggedIn()
    await expect(call).rejects.toBe(gone)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is told by the hint of a refusal that would be one for others too', async () => {
    const { guard, shown } = await openEnded()
    const hidden = new ApiError('hidden', { status: 404, hints: { loggedOut: true } })
    void guard(() => Promise.reject(hidden)).catch(() => {})
    await vi.waitFor(() => expect(shown().asking).toBe(true))
  })

  it('is not sent in the name of somebody else, and neither is anything after it', async () => {
    const { guard, send, shown, server, session, loggedIn } = await openEnded()
    const call = guard(send)
    await vi.waitFor(() => expect(shown().asking).toBe(true))
    server.holder = ash
    await loggedIn()
    const refused = {
      status: 401,
      body: { error: 'You are now logged in as ash@example.org. Reload the page to go on' },
    }
    await expect(call).rejects.toMatchObject(refused)
    await expect(guard(send)).rejects.toMatchObject(refused)
    expect(send).toHaveBeenCalledTimes(1)
    expect(shown()).toMatchObject({ asking: false, other: 'ash@example.org' })
    expect(session.getState().ended).toBe(true)
  })

  it('says so where the login started no session', async () => {
    const { guard, send, shown, loggedIn } = await openEnded()
    void guard(send).catch(() => {})
    await vi.waitFor(() => expect(shown().asking).toBe(true))
    await expect(loggedIn()).rejects.toMatchObject({ status: 401 })
    expect(shown().asking).toBe(true)
  })
})

describe('a call that nobody asked for', () => {
  it('interrupts nobody where the session has ended; that is told until they are back', async () => {
    const { guard, send, shown, server, session, ask, loggedIn } = await openEnded()
    await expect(guard(send, { background: true })).rejects.toBe(gone)
    expect(shown()).toMatchObject({ asking: false, refused: true })
    expect(session.getState()).toMatchObject({ authenticated: false, ended: true, permissions: rights })
    ask()
    expect(shown().asking).toBe(true)
    server.holder = kim
    await loggedIn()
    expect(shown()).toMatchObject({ asking: false, refused: false })
    expect(await guard(send, { background: true })).toBe('stored')
  })

  it('is told no more once its person has logged out', async () => {
    const { guard, send, shown, session, ask, cancel } = await openEnded()
    await expect(guard(send, { background: true })).rejects.toBe(gone)
    ask()
    cancel()
    expect(shown().refused).toBe(true)
    await session.getState().logout()
    expect(shown().refused).toBe(false)
  })
})

describe('a call that fails', () => {
  it.each([
    ['of a visitor', true, gone],
    ['for another reason', false, new ApiError('denied', { status: 403 })],
  ])('%s asks nobody', async (_, visitor, error) => {
    const { guard, shown } = await open({ visitor })
    await expect(guard(() => Promise.reject(error))).rejects.toBe(error)
    expect(shown().asking).toBe(false)
  })
})

describe('looking whose session there is', () => {
  it('finds that it ended elsewhere', async () => {
    const { check, session, shown } = await openEnded()
    await check()
    expect(session.getState()).toMatchObject({ authenticated: false, ended: true, permissions: rights })
    expect(shown().asking).toBe(false)
  })

  it('goes on with what waits when the person has logged in elsewhere', async () => {
    const { guard, send, shown, check, server } = await openEnded()
    const call = guard(send)
    await vi.waitFor(() => expect(shown().asking).toBe(true))
    server.holder = kim
    await check()
    expect(await call).toBe('stored')
  })

  it('finds that somebody else has logged in', async () => {
    const { check, server, shown } = await open()
    server.holder = ash
    await check()
    expect(shown().other).toBe('ash@example.org')
  })

  it('asks nothing for a visitor', async () => {
    const { check, server, session } = await open({ visitor: true })
    server.holder = ash
    await check()
    await settled()
    expect(session.getState()).toMatchObject({ authenticated: false, ended: false })
  })

  it('forgets who it was after a logout here, so that anybody may be next', async () => {
    const { session, server, shown } = await open()
    await session.getState().logout()
    server.holder = ash
    session.getState().apply({ auth: 1, permissions: rights })
    await vi.waitFor(() => expect(shown()).toMatchObject({ email: 'ash@example.org', other: undefined }))
  })
})
