import type { TestServer, Visitor } from './test-server.ts'

export interface ListedThing {
  kind: string
  id: number
  title: string
  entry: number
}

/** What people do with the trash of a test server. @param admin who does it, where nobody is named. */
export function trashCalls(server: TestServer, admin: Visitor) {
  const restore = (kind: string, id: number, as = admin) =>
    server.call('POST private/trash-restore.json.php', { kind, id }, { as })
  return {
    /** Deletes it where it is. */
    drop: (kind: 'page' | 'file' | 'folder' | 'account' | 'role', id: number, as = admin) =>
      server.call(`GET private/${kind}-delete.json.php`, { id }, { as }),
    restore,
    /** Brings it back. @returns what is said to be not as it was. */
    notesOf: async (kind: string, id: number, as = admin): Promise<string[]> =>
      (await restore(kind, id, as)).json().notes,
    /** Deletes it for good. */
    destroy: (kind: string, id: number, as = admin) =>
      server.call('POST private/trash-delete.json.php', { kind, id }, { as }),
    empty: (as = admin, kind?: string) => server.call('POST private/trash-empty.json.php', { kind }, { as }),
    listed: async (as = admin, query: object = {}): Promise<ListedThing[]> =>
      (await server.call('GET private/trash-get-list.json.php', query, { as })).json().things,
  }
}
