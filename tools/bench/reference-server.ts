// A child process of reference-servers.ts: bare node:http servers, each on a port of its own, that do nothing but
// write what they were given.
import { createServer } from 'node:http'

process.on('message', ({ servers }) => {
  void Promise.all(servers.map(listen)).then((ports) => process.send({ ports }))
})
process.on('disconnect', () => process.exit())

/** @param {Record<string, { status: number, headers: Record<string, string>, body?: string }>} answers by path. */
function listen(answers) {
  for (const answer of Object.values(answers)) {
    if (answer.body !== undefined) answer.body = Buffer.from(answer.body, 'base64')
  }
  const server = createServer(({ url }, response) => {
    const { status, headers, body } = answers[url] ?? answers['/']
    response.writeHead(status, headers).end(body)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)))
}
