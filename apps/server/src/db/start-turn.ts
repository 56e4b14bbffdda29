/** Any number, but that of no other lock; PostgreSQL counts locks by database. */
const lockKey = 7_201_405

/**
 * Does the work while no other server that starts on the same PostgreSQL does it: one makes the tables and the first
 * content, the others then find them there. SQLite has one server anyway, so nobody waits.
 */
export async function takeStartTurn<Result>(
  databaseUrl: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return work()
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000, keepAlive: true })
  client.on('error', () => {}) // with the connection goes the lock; the work finds out by itself
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return await work()
  } finally {
    await client.end()
  }
}
