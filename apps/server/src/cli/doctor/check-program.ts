import type { Config } from '../../config.ts'
import { failure, ok, warning, type Finding } from './finding.ts'

/** What tools/setup/node.mjs asks for. */
const oldestNode = [24, 15] as const

export function checkNode(version: string = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const old = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
  return old
    ? failure('Node', `${version} is too old: ${oldestNode.join('.')} or newer is needed`)
    : ok('Node', version)
}

/** Whether cookies and links are safe under the address that visitors use. */
export function checkAddress({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): Finding {
  const { protocol, hostname } = new URL(publicUrl)
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  if (protocol === 'http:' && !local)
    return warning('PUBLIC_URL', `${publicUrl} is not encrypted: put a proxy with TLS in front and set it to https://…`)
  if (protocol === 'http:') return warning('PUBLIC_URL', `${publicUrl} works on this machine only`)
  if (!trustProxy)
    return warning(
      'PUBLIC_URL',
      `${publicUrl}, but TRUST_PROXY is off: all visitors seem to have the address of the proxy`,
    )
  return ok('PUBLIC_URL', publicUrl)
}

export function checkMail({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Finding {
  return smtpUrl === undefined
    ? warning(
        'Mail server',
        `SMTP_URL is not set: unless the Mail screen names a server, emails become files in ${dataDir}/mail and are not sent`,
      )
    : ok('Mail server', new URL(smtpUrl).host)
}
