import { beforeEach, describe, expect, it } from 'vitest'
import { copyServer, type CopyServer } from '../testing/copy-server.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { leaveNoCopies } from './leave-no-copies.ts'
import { createLocalCopies } from './local-copies.ts'
import type { LocalCopy } from './local-copy.ts'

describe('whoever logs out', () => {
  const local = createLocalCopies()
  let server: CopyServer
  beforeEach(() => {
    localStorage.clear()
    server = copyServer()
  })

  const put = (more: Partial<LocalCopy>) =>
    local.put({
      ...{ account: 7, subject: 'page-3', copy: 'aaaaaaaaaaaaaaaa', base: {}, content: 'Words' },
      ...{ saved: 1_795_000_000_000, sent: false, ...more },
    })
  const left = async () => (await local.all()).map(({ account, content }) => [account, content])

  it('leaves nothing of what they typed, which the server has', async () => {
    await put({})
    await put({ subject: 'menu', content: 'Sent before', sent: true })
    await leaveNoCopies(fakeApi(server.answers))
    expect(await left()).toEqual([])
    expect(server.kept.get('page-3')?.content).toBe('Words')
  })

  it('leaves what the server cannot be told, and what is of somebody else', async () => {
    await put({ account: 8, content: 'Of somebody else' })
    await leaveNoCopies(fakeApi(server.answers))
    expect(await left()).toEqual([[8, 'Of somebody else']])
    await put({})
    server.isThere = false
    await leaveNoCopies(fakeApi(server.answers))
    expect(await left()).toHaveLength(2)
    expect(server.kept.size).toBe(0)
  })

  it('overwrites nothing on the server that was typed elsewhere', async () => {
    server.kept.set('page-3', { copy: 'cccccccccccccccc', base: {}, content: 'Typed elsewhere', saved: 1 })
    await put({})
    await leaveNoCopies(fakeApi(server.answers))
    expect(await left()).toEqual([[7, 'Words']])
    expect(server.kept.get('page-3')?.content).toBe('Typed elsewhere')
  })

  it('is told of what stays here, and can take that away, but nothing of somebody else', async () => {
    server.kept.set('page-3', { copy: 'cccccccccccccccc', base: {}, content: 'Typed elsewhere', saved: 1 })
    await put({})
    await put({ copy: 'bbbbbbbbbbbbbbbb', content: 'Of another window' })
    await put({ account: 8, content: 'Of somebody else' })
    const stays = await leaveNoCopies(fakeApi(server.answers))
    expect(stays.count).toBe(1)
    await stays.remove()
    expect(await left()).toEqual([[8, 'Of somebody else']])
  })
})
