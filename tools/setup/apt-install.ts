import { existsSync } from 'node:fs'
import { runAsRoot } from './as-root.ts'

/**
 * Installs Debian packages where this machine has apt and lets us be root.
 *
 * @param packages their names.
 * @param steps shell scripts to run as root around it.
 * @returns whether they are installed now.
 */
export function aptInstall(packages: string[], { before = ':', after = ':' } = {}): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(' ')} with apt-get (once)`)
  const apt = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120'
  return runAsRoot(`
    ${before}
    trap '${after}' EXIT
    ${apt} update
    ${apt} install -y --no-install-recommends ${packages.join(' ')} >/dev/null
  `)
}
