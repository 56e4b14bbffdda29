import { createContext, useContext } from 'react'
import type { Messages } from './create-messages.ts'

const MessagesContext = createContext<Messages | undefined>(undefined)

/** Gives the messages of `createMessages` to every component below it. */
export const MessagesProvider = MessagesContext.Provider

/** The site's messages: alert, confirm, prompt, fail. Throws outside MessagesProvider. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
