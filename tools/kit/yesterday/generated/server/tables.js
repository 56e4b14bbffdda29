/** The same database, with this kind's own tables known. */
export function tablesOf(database) {
  return database
}
