import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

/** The least that a server can do with an upload: writes the body of each request into the same file. */
export async function receiveToDisk(file: string) {
  const server = createServer((request, response) => {
    pipeline(request, createWriteStream(file)).then(
      () => response.end(),
      () => response.destroy(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
