import { loadPageKindServers } from '@sitewright/page-kit/discover'
import { callGroups } from '@sitewright/server/reference'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../bench/site-under-test.ts'
import { root } from '../setup/root.mjs'
import { read } from './requests.ts'
import { guideConfig, startNginx } from './start-nginx.ts'

/** Every call that there is: the core's and those of the installed page kinds. */
async function allCalls() {
  const groups = callGroups(await loadPageKindServers(join(root, 'apps/server')))
  return groups.flatMap(({ calls }) => Object.entries(calls))
}

/** The paths of the calls that no second machine may be asked. */
function neverRepeated() {
  const pattern = /location ~ (\S+) \{\s*proxy_next_upstream off;/.exec(guideConfig)?.[1]
  if (!pattern) throw new Error('docs/guides/deploy/nginx.conf names no calls that are never repeated')
  return new RegExp(pattern)
}

/** A machine that answers as soon as it is started, and is refused by its port until then. */
async function quickMachine() {
  const port = await freePort()
  let server: Server | undefined
  const machine = {
    host: `127.0.0.1:${port}`,
    async start() {
      server = createServer((_, response) => response.end('a page')).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    end() {
      server?.close()
      server?.closeAllConnections()
    },
  }
  onTestFinished(() => machine.end())
  await machine.start()
  return machine
}

describe('the nginx configuration of the guide', () => {
  it('fails no visitor while machines are restarted one after the other within a moment', async () => {
    const machines = [await quickMachine(), await quickMachine(), await quickMachine()]
    const port = await freePort()
    const nginx = await startNginx({ port, servers: machines.map(({ host }) => host) })
    onTestFinished(() => nginx.stop())
    const statuses = new Set<number>()
    const visit = async (times: number) => {
      for (let each = 0; each < times; each++) statuses.add((await read(`http://127.0.0.1:${port}`, '/')).status)
    }
    for (const machine of machines) {
      machine.end()
      await visit(6)
      await machine.start()
    }
    await visit(6)
    expect([...statuses]).toEqual([200])
  })

  it('shows a page that says so while no machine answers, and hides from no call that its answer is missing', async () => {
    const machine = await quickMachine()
    const port = await freePort()
    const nginx = await startNginx({ port, servers: [machine.host] })
    onTestFinished(() => nginx.stop())
    machine.end()
    const away = await fetch(`http://127.0.0.1:${port}/huts`)
    expect([away.status, away.headers.get('retry-after'), away.headers.get('content-type')]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ])
    expect(await away.text()).toContain('<h1>The site will be back in a moment</h1>')
    const call = await fetch(`http://127.0.0.1:${port}/api/1/private/page-update.json.php`, { method: 'POST' })
    expect(call.status).toBe(502)
    await machine.start()
    expect((await fetch(`http://127.0.0.1:${port}/huts`)).status).toBe(200)
  })

  it('asks no second machine for a GET that changes something, and for any other one it may', async () => {
    const calls = await allCalls()
    expect(calls.length).toBeGreaterThan(60)
    const gets = calls.filter(([key]) => key.startsWith('GET '))
    const path = (key: string) => `/api/1/${key.split(' ')[1]}`
    const pattern = neverRepeated()
    const changing = gets.filter(([, { changes }]) => changes).map(([key]) => path(key))
    expect(changing.length).toBeGreaterThan(5)
    expect(gets.map(([key]) => path(key)).filter((each) => pattern.test(each))).toEqual(changing)
  })
})
