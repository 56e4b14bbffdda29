import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** The configuration that operators are given; what is tried here is that very file. */
export const guideConfig = readFileSync(join(root, 'docs/guides/deploy/nginx.conf'), 'utf8')

/**
 * That configuration for servers of this machine, and without TLS: everything else stays as it is.
 *
 * @param {{ port: number, plainPort: number, servers: string[], folder: string }} options `plainPort` is where visitors
 *   without TLS are sent on from, `servers` are `host:port`.
 */
export function nginxConfig({ port, plainPort, servers, folder }) {
  const upstream = (_, options) => servers.map((each) => `server ${each} ${options};`).join('\n')
  let site = guideConfig
  site = replaced(site, /^ *server 127\.0\.0\.1:3000 (.*);$/m, upstream)
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

/** @param {string} text */
function replaced(text, what, by) {
  const result = text.replace(what, by)
  if (result === text) throw new Error(`docs/guides/deploy/nginx.conf has nothing like ${what} any more`)
  return result
}

/** The paths of the calls that no second machine may be asked. */
export function neverRepeated() {
  const pattern = /location ~ (\S+) \{\s*proxy_next_upstream off;/.exec(guideConfig)?.[1]
  if (!pattern) throw new Error('docs/guides/deploy/nginx.conf names no calls that are never repeated')
  return new RegExp(pattern)
}
