import { createContext, useContext } from 'react'
import type { Connection } from './connection.ts'

const ConnectionContext = createContext<Connection | undefined>(undefined)

/** Gives the connection to everything below that waits for the server. */
export const ConnectionProvider = ConnectionContext.Provider

/** The connection, or undefined where nothing tells of it. */
export function useConnection(): Connection | undefined {
  return useContext(ConnectionContext)
}
