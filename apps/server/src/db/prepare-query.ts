import type { Compilable, CompiledQuery } from 'kysely'
import type { Reader } from './database.ts'

/** Stands for the value while the query is compiled. */
const place = Symbol('value')

/**
 * A query that is asked again and again with another value: it is compiled for the first one only.
 *
 * @param build builds it. The value is none that it could look at.
 */
export function prepareQuery<Value, Row>(
  db: Reader,
  build: (value: Value) => Compilable<Row>,
): (value: Value) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined

  return async (value) => {
    compiled ??= build(place as Value).compile()
    const parameters = compiled.parameters.map((parameter) => (parameter === place ? value : parameter))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
