import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { Manifest } from '../workspace/packages.ts'

/** A registry that runs; `address` ends with a `/`. */
export interface LocalRegistry {
  address: string
  /** Of the packages that it has. */
  names: () => string[]
  close: () => Promise<void>
}

/** One version of a package. */
interface Published {
  manifest: Manifest
  bytes: Buffer
}

/** What `npm publish` sends, as far as it is read. */
interface Publication {
  versions: Record<string, Manifest>
  _attachments: Record<string, { data: string }>
}

interface Answer {
  status: number
  body?: object
  bytes?: Buffer | undefined
}

/**
 * An npm registry in memory, with what npm needs to install packages from it and to publish packages to it.
 *
 * @param tarballs the packages that it begins with.
 */
export async function startLocalRegistry(tarballs: readonly Buffer[]): Promise<LocalRegistry> {
  const published = new Map<string, Published[]>()
  const add = (manifest: Manifest, bytes: Buffer) =>
    published.set(manifest.name, [...(published.get(manifest.name) ?? []), { manifest, bytes }])
  for (const bytes of tarballs) add(manifestIn(bytes), bytes)

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (request.method === 'PUT') {
      const { versions, _attachments: attached } = (await json(request)) as Publication
      const [manifest] = Object.values(versions)
      const [tarball] = Object.values(attached)
      if (!manifest || !tarball) return { status: 400, body: { error: 'Nothing is published' } }
      add(manifest, Buffer.from(tarball.data, 'base64'))
      return { status: 201, body: { ok: true } }
    }
    const [name = '', file] = decodeURIComponent(String(request.url).slice(1)).split('/-/')
    const versions = published.get(name)
    if (!versions) return { status: 404, body: { error: 'Not found' } }
    if (!file) return { status: 200, body: packument(name, versions, address) }
    return { status: 200, bytes: versions.find(({ manifest }) => manifest.version === file)?.bytes }
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body, bytes }) => response.writeHead(status).end(bytes ?? JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(JSON.stringify({ error: String(error) })),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  async function close() {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { address, names: () => [...published.keys()], close }
}

/** The lines of a project's `.npmrc` that make this the registry of some scopes; all else comes from where it always does. */
export function npmrcFor(address: string, scopes: readonly string[]): string {
  const token = `${address.replace('http:', '')}:_authToken=anybody`
  return [...scopes.map((scope) => `${scope}:registry=${address}`), token, ''].join('\n')
}

function packument(name: string, versions: readonly Published[], address: string) {
  const entries = versions.map(({ manifest, bytes }) => [
    manifest.version,
    {
      ...manifest,
      dist: {
        tarball: `${address}${name}/-/${manifest.version}`,
        integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
      },
    },
  ])
  return { name, 'dist-tags': { latest: versions.at(-1)?.manifest.version }, versions: Object.fromEntries(entries) }
}

/** The package.json in a package's tarball. */
export function manifestIn(bytes: Buffer): Manifest {
  return JSON.parse(String(filesIn(bytes).get('package.json')))
}

/** The files in a package's tarball: text by path. */
export function filesIn(bytes: Buffer): Map<string, string> {
  const tar = gunzipSync(bytes)
  const files = new Map<string, string>()
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const text = (from: number, length: number) =>
      tar.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
    const path = [text(345, 155), text(0, 100)].filter(Boolean).join('/')
    const size = Number.parseInt(text(124, 12), 8)
    files.set(path.replace(/^package\//, ''), tar.toString('utf8', at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}
