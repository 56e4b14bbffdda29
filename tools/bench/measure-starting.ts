import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { answers, freePort, startSite } from './site-under-test.ts'
import { interleave, median } from './statistics.ts'
import type { Figure } from './verdict.ts'

/** From `node` to the first page, with a database that is there and up to date. */
export async function measureStarting({ dataDir }: { dataDir: string }): Promise<Figure[]> {
  const { site, bare } = await interleave(5, {
    async site() {
      const running = await startSite({ dataDir })
      await running.end()
      return { time: running.firstPage, processor: running.processor }
    },
    bare: startBareServer,
  })
  const reference = { reference: median(bare), against: 'a bare node:http server' }
  return [
    {
      what: 'start to first page',
      unit: 'ms',
      value: median(site.map(({ time }) => time)),
      ...reference,
      promise: { atMost: 400 },
    },
    {
      what: 'the same, processor time of the server',
      unit: 'ms',
      value: median(site.map(({ processor }) => processor)),
      promise: { atMost: 400 },
    },
  ]
}

async function startBareServer() {
  const port = await freePort()
  const code = `require('node:http').createServer((_, response) => response.end('ok')).listen(${port}, '127.0.0.1')`
  const started = performance.now()
  const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
  await answers(child, `http://127.0.0.1:${port}/`)
  const time = performance.now() - started
  child.kill()
  await once(child, 'exit')
  return time
}
