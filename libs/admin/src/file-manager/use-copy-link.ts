import { fileUrl } from '@sitewright/api-client'
import { useMessages } from '@sitewright/ui'
import type { ListedFile } from './listed-file.ts'

/** Puts a file's address into the clipboard; where the browser does not allow that, shows it to be copied by hand. */
export function useCopyLink(tell: (text: string) => void): (file: ListedFile) => Promise<void> {
  const messages = useMessages()
  return async ({ id }) => {
    const link = new URL(fileUrl(id), window.location.href).href
    try {
      await navigator.clipboard.writeText(link)
      tell('Link copied')
    } catch {
      // not allowed; or, without https, not there at all
      await messages.prompt('Your browser did not allow copying. Copy the link from here:', link)
    }
  }
}
