import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, freePort } from '../bench/site-under-test.ts'
import { ensureNginx } from '../setup/nginx.ts'
import { nginxConfig } from './nginx-config.ts'

/**
 * Starts nginx on the given port, with the configuration of the guide, in front of servers that answer already.
 *
 * @param {{ port: number, servers: string[] }} options `servers` are `host:port`.
 */
export async function startNginx({ port, servers }) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, nginxConfig({ port, plainPort: await freePort(), servers, folder }))
  const child = spawn(ensureNginx(), ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(child, `http://127.0.0.1:${port}/healthz`)
  return {
    /** What it was asked, and what each server that was tried answered. */
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      const giveUp = setTimeout(() => child.kill('SIGTERM'), 3000)
      await ended
      clearTimeout(giveUp)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
