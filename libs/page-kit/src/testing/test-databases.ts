/** A database that the tests of a kind run on. */
export interface KindTestDatabase {
  name: 'SQLite' | 'PostgreSQL'
  /** For `kindServices`; absent: SQLite in memory. */
  databaseUrl?: string
}

/**
 * SQLite, and the PostgreSQL whose address is in the environment variable `TEST_POSTGRES_URL`, if there is one.
 *
 * @example describe.each(testDatabases())('on $name', ({ databaseUrl }) => …)
 */
export function testDatabases(): KindTestDatabase[] {
  const databaseUrl = process.env['TEST_POSTGRES_URL']
  return [{ name: 'SQLite' }, ...(databaseUrl ? [{ name: 'PostgreSQL' as const, databaseUrl }] : [])]
}
