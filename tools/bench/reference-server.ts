// A child process of reference-servers.ts: bare node:http servers, each on a port of its own, that do nothing but
// write what they were given.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a path is answered; the body is in base64. */
export interface EncodedAnswer {
  status: number
  headers: Record<string, string | string[]>
  body?: string | undefined
}

process.on('message', ({ servers }: { servers: Record<string, EncodedAnswer>[] }) => {
  void Promise.all(servers.map(listen)).then((ports) => process.send?.({ ports }))
})
process.on('disconnect', () => process.exit())

function listen(encoded: Record<string, EncodedAnswer>) {
  const answers = new Map(
    Object.entries(encoded).map(([path, { body, ...rest }]) => [
      path,
      { ...rest, body: body === undefined ? undefined : Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers.get(url) ?? answers.get('/')
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
    else response.writeHead(404).end()
  })
  return new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
