import net, { type AddressInfo, type Socket } from 'node:net'

/** A line to a PostgreSQL that a test can let go dead: no word comes through any more, and no connection ends. */
export interface PostgresLine {
  /** The same database over this line. */
  url: string
  /** Connections made until now are dead from now on; later ones work. */
  goDead: () => void
  close: () => Promise<void>
}

/** @param databaseUrl of a PostgreSQL on a socket of this machine. */
export async function openPostgresLine(databaseUrl: string): Promise<PostgresLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = net.createServer((client) => {
    const upstream = net.connect(`${target.searchParams.get('host')}/.s.PGSQL.5432`)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {}).once('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://postgres@127.0.0.1:${port}${target.pathname}`,
    goDead() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
