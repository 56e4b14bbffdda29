import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/**
 * An npm registry in memory, with what npm needs to install packages from it and to publish packages to it.
 *
 * @param {readonly Buffer[]} tarballs the packages that it begins with.
 * @returns {Promise<{ address: string, names: () => string[], close: () => Promise<void> }>} `address` ends with a `/`.
 */
export async function startLocalRegistry(tarballs) {
  /** @type {Map<string, { manifest: Record<string, any>, bytes: Buffer }[]>} */
  const published = new Map()
  const add = (manifest, bytes) =>
    published.set(manifest.name, [...(published.get(manifest.name) ?? []), { manifest, bytes }])
  for (const bytes of tarballs) add(manifestIn(bytes), bytes)

  async function answer(request) {
    const [name, , file] = decodeURIComponent(request.url.slice(1)).split(/\/(-)\//)
    if (request.method === 'PUT') {
      const { versions, _attachments: attached } = await json(request)
      const [{ data }] = Object.values(attached)
      add(Object.values(versions)[0], Buffer.from(data, 'base64'))
      return { status: 201, body: { ok: true } }
    }
    const versions = published.get(name)
    if (!versions) return { status: 404, body: { error: 'Not found' } }
    if (!file) return { status: 200, body: packument(name, versions, address) }
    return { status: 200, bytes: versions.find(({ manifest }) => manifest.version === file)?.bytes }
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body, bytes }) => response.writeHead(status).end(bytes ?? JSON.stringify(body)),
      (error) => response.writeHead(500).end(JSON.stringify({ error: error.message })),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${server.address().port}/`

  async function close() {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { address, names: () => [...published.keys()], close }
}

/** The lines of a project's `.npmrc` that make this the registry of some scopes; all else comes from where it always does. */
export function npmrcFor(address, scopes) {
  const token = `${address.replace('http:', '')}:_authToken=anybody`
  return [...scopes.map((scope) => `${scope}:registry=${address}`), token, ''].join('\n')
}

function packument(name, versions, address) {
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
  return { name, 'dist-tags': { latest: versions.at(-1).manifest.version }, versions: Object.fromEntries(entries) }
}

/** The package.json in a package's tarball. */
export function manifestIn(bytes) {
  return JSON.parse(filesIn(bytes).get('package.json'))
}

/** The files in a package's tarball. @returns {Map<string, string>} text by path. */
export function filesIn(bytes) {
  const tar = gunzipSync(bytes)
  const files = new Map()
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const text = (from, length) => tar.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '')
    const path = [text(345, 155), text(0, 100)].filter(Boolean).join('/')
    const size = Number.parseInt(text(124, 12), 8)
    files.set(path.replace(/^package\//, ''), tar.toString('utf8', at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}
