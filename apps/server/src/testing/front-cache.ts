import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a cache in front of the site was told. */
export interface Purge {
  keys: string[]
  /** The same, in the body. */
  tags: string[]
  authorization: string | undefined
}

/** A server on this machine that takes purges as a cache does. */
export interface FrontCacheReceiver {
  url: string
  purges: Purge[]
  /** What it answers. */
  status: number
  stop: () => Promise<void>
}

/** Starts one on a free port. */
export async function startFrontCache(): Promise<FrontCacheReceiver> {
  const purges: Purge[] = []
  const receiver = { purges, status: 200 }
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { tags } = JSON.parse(Buffer.concat(parts).toString()) as { tags: string[] }
      const keys = String(request.headers['surrogate-key']).split(' ')
      purges.push({ keys, tags, authorization: request.headers.authorization })
      response.writeHead(receiver.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  return Object.assign(receiver, { url, stop })
}
