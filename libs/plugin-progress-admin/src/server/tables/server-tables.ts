/** What both progress kinds read of the server's own tables, and never change. */
export interface ServerTables {
  accounts: { id: number; email: string; name: string; deactivated: 0 | 1 }
  pages: { id: number; kind: string }
}
