import { ApiError, type Api } from '@sitewright/api-client'
import { describe, expect, it, vi } from 'vitest'
import { createVisitorSession, sessionHolds } from './session-state.ts'
import { createSessionStore } from './session-store.ts'

type Answers = Record<string, unknown>

/** An API that answers from a table; an Error among the answers is thrown. */
function answering(answers: Answers): Api {
  return (async (key: string) => {
    const answer = answers[key]
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Api
}

const login = 'POST public/login.json.php'
const getAccount = 'GET private/get-account.json.php'
const logout = 'GET public/logout.json.php'
const down = new ApiError('down', { status: 0 })
const credentials = { name: 'kim@example.org', pass: 'correct horse' }

describe('session store', () => {
  it('starts with nobody logged in (SESS-001) who holds only public (SESS-002)', () => {
    const state = createSessionStore({ api: answering({}) }).getState()
    expect(state.authenticated).toBe(false)
    expect(state.permissions).toEqual(['public'])
  })

  it('takes over the permissions of the setup answer when auth is 1 (SESS-003)', () => {
    const account = { auth: 1 as const, permissions: ['core.admin', 'core.account-owner'] }
    const state = createSessionStore({ api: answering({}), account }).getState()
    expect(state.authenticated).toBe(true)
    expect(state.permissions).toEqual(['core.admin', 'core.account-owner'])
  })

  it('holds only public when the setup answer has auth 0, whatever it lists (SESS-002)', () => {
    const account = { auth: 0 as const, permissions: ['core.admin'] }
    expect(createSessionStore({ api: answering({}), account }).getState().permissions).toEqual(['public'])
  })

  it('has the permissions of the login answer after a login (SESS-004)', async () => {
    const store = createSessionStore({ api: answering({ [login]: { permissions: ['core.page-manager'] } }) })
    expect(await store.getState().login(credentials)).toEqual({ result: 'logged-in' })
    expect(store.getState()).toMatchObject({ authenticated: true, permissions: ['core.page-manager'] })
  })

  it('reads the account afresh when a chosen account is answered without permissions (SESS-004)', async () => {
    const answers = { [login]: {}, [getAccount]: { auth: 1, permissions: ['core.account-owner'] } }
    const store = createSessionStore({ api: answering(answers) })
    expect(await store.getState().login({ ...credentials, id: 7 })).toEqual({ result: 'logged-in' })
    expect(store.getState().permissions).toEqual(['core.account-owner'])
  })

  it('stays public without a message when that fresh read fails (SESS-006)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = createSessionStore({ api: answering({ [login]: {}, [getAccount]: down }) })
    expect(await store.getState().login({ ...credentials, id: 7 })).toEqual({ result: 'rejected' })
    expect(store.getState()).toMatchObject({ authenticated: false, permissions: ['public'] })
    expect(log).toHaveBeenCalledWith(down)
    log.mockRestore()
  })

  it('returns the accounts to choose from and logs nobody in yet', async () => {
    const accounts = [{ id: 1, name: 'Kim' }]
    const store = createSessionStore({ api: answering({ [login]: { accounts } }) })
    expect(await store.getState().login(credentials)).toEqual({ result: 'choose', accounts })
    expect(store.getState().authenticated).toBe(false)
  })

  it('asks for the second factor, and distinguishes a missing one from a wrong one', async () => {
    const asking = createSessionStore({ api: answering({ [login]: { secondFactor: 'required' } }) })
    expect(await asking.getState().login(credentials)).toEqual({ result: 'second-factor', wrong: false })
    expect(asking.getState().authenticated).toBe(false)
    const refusing = createSessionStore({ api: answering({ [login]: { secondFactor: 'wrong' } }) })
    expect(await refusing.getState().login({ ...credentials, id: 7, code: '123456' })).toEqual({
      result: 'second-factor',
      wrong: true,
    })
  })

  it('distinguishes a rejected login from a failed one', async () => {
    const rejecting = createSessionStore({ api: answering({ [login]: {} }) })
    expect(await rejecting.getState().login(credentials)).toEqual({ result: 'rejected' })
    const failing = createSessionStore({ api: answering({ [login]: down }) })
    await expect(failing.getState().login(credentials)).rejects.toBe(down)
  })

  it('is public again after logout (SESS-005), even if the server could not be reached', async () => {
    const account = { auth: 1 as const, permissions: ['core.admin'] }
    const store = createSessionStore({ api: answering({ [logout]: down }), account })
    await expect(store.getState().logout()).rejects.toBe(down)
    expect(store.getState()).toMatchObject({ authenticated: false, permissions: ['public'] })
  })

  it('keeps the permissions, and so what is on the screen, when the server knows of no session any more', () => {
    const account = { auth: 1 as const, permissions: ['core.admin'] }
    const store = createSessionStore({ api: answering({}), account })
    store.getState().apply({ auth: 0, permissions: ['public'] })
    expect(store.getState()).toMatchObject({ authenticated: false, ended: true, permissions: ['core.admin'] })
    store.getState().apply(account)
    expect(store.getState()).toMatchObject({ authenticated: true, ended: false })
  })

  it('passes a check when any one of the requested permissions is held (PERM-001)', () => {
    const account = { auth: 1 as const, permissions: ['core.menu-manager'] }
    const state = createSessionStore({ api: answering({}), account }).getState()
    expect(sessionHolds(state, 'core.admin', 'core.menu-manager')).toBe(true)
    expect(sessionHolds(state, 'core.admin', 'core.file-manager')).toBe(false)
    expect(sessionHolds(state)).toBe(false)
  })
})

describe('the session of a visitor', () => {
  it('is that of nobody, and stays so', async () => {
    const session = createVisitorSession()
    const before = session.getState()
    expect(before).toMatchObject({ authenticated: false, ended: false, permissions: ['public'] })
    before.apply({ auth: 1, permissions: ['core.admin'] })
    expect(await before.login({ name: 'kim@example.org', pass: 'secret' })).toEqual({ result: 'rejected' })
    await before.logout()
    expect(session.getState()).toBe(before)
  })
})
