import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, freePort } from '../bench/site-under-test.ts'
import { ensureNginx } from '../setup/nginx.ts'
import { root } from '../setup/root.mjs'

/** The configuration that operators are given; what is tried here is that very file. */
export const guideConfig = readFileSync(join(root, 'docs/guides/deploy/nginx.conf'), 'utf8')

/** Where nginx listens, and the servers behind it as `host:port`. */
interface Places {
  port: number
  servers: readonly string[]
}

/** An nginx that was started. */
export interface RunningNginx {
  /** What it was asked, and what each server that was tried answered. */
  accessLog: () => string
  stop: () => Promise<void>
}

/** Starts nginx on the given port, with the configuration of the guide, in front of servers that answer already. */
export async function startNginx({ port, servers }: Places): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, nginxConfig({ port, plainPort: await freePort(), servers, folder }))
  const child = spawn(ensureNginx(), ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(child, `http://127.0.0.1:${port}/healthz`)
  return {
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

/**
 * The configuration of the guide for servers of this machine, and without TLS: everything else stays as it is.
 * `plainPort` is where visitors without TLS are sent on from.
 */
function nginxConfig({ port, plainPort, servers, folder }: Places & { plainPort: number; folder: string }) {
  const upstream = (_: string, options: string) => servers.map((each) => `server ${each} ${options};`).join('\n')
  let site = guideConfig
  site = replaced(site, /^ *server 127\.0\.0\.1:3000 (.*);$/gm, upstream)
  site = replaced(site, /^ *listen \[::\]:.*$/gm, '')
  site = replaced(site, /^ *listen 80;$/m, `listen 127.0.0.1:${plainPort};`)
  site = replaced(site, /^ *listen 443 ssl http2;$/m, `listen 127.0.0.1:${port};`)
  site = replaced(site, /^ *ssl_.*$/gm, '')
  // nginx as root hands its work to another user, who may not enter a temporary folder of ours
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log warn;
    events { worker_connections 4096; }
    http {
      log_format tries '$request_method $uri $status [$upstream_status]';
      access_log ${folder}/access.log tries;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
      ${site}
    }`
}

function replaced(text: string, what: RegExp, by: string | ((found: string, options: string) => string)) {
  const result = typeof by === 'string' ? text.replace(what, by) : text.replace(what, by)
  if (result === text) throw new Error(`docs/guides/deploy/nginx.conf has nothing like ${what} any more`)
  return result
}
