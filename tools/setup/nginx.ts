import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt-install.ts'

// Debian starts the server along with the package, unless told that it may not. The tests start their own.
const policy = '/usr/sbin/policy-rc.d'

/**
 * The path of nginx: NGINX_PATH if set, one that is there, or one installed now.
 *
 * @throws with what to do when none can be had.
 */
export function ensureNginx(): string {
  const named = process.env['NGINX_PATH']
  if (named) {
    if (runs(named)) return named
    throw new Error(`NGINX_PATH is ${named}, which does not run`)
  }
  const found = find() ?? (install() ? find() : undefined)
  if (found) return found
  throw new Error('no nginx to test with: install it, or name it in NGINX_PATH')
}

function install() {
  return aptInstall(['nginx-light'], {
    before: `if [ ! -e ${policy} ]; then printf '#!/bin/sh\\nexit 101\\n' >${policy}; chmod 755 ${policy}; mine=1; fi`,
    after: `if [ "$mine" ]; then rm -f ${policy}; fi`,
  })
}

function find() {
  return ['/usr/sbin/nginx', 'nginx'].find(runs)
}

function runs(path: string) {
  return spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0
}
