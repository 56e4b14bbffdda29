import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** Gives the random key of that name, the same on every machine of the site; it is made when it is first asked for. */
export type ReadSecret = (name: string) => Promise<string>

export function createSecrets(database: Database): ReadSecret {
  const kept = new Map<string, Promise<string>>()

  async function read(name: string): Promise<string> {
    const find = () => database.read.selectFrom('secrets').where('name', '=', name).select('value').executeTakeFirst()
    const found = await find()
    if (found) return found.value
    await database.write((tx) =>
      tx
        .insertInto('secrets')
        .values({ name, value: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute(),
    )
    return ((await find()) as { value: string }).value
  }

  return (name) => {
    const reading = kept.get(name) ?? read(name)
    kept.set(name, reading)
    reading.catch(() => kept.delete(name))
    return reading
  }
}
