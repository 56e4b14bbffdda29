import { createContext, useContext } from 'react'

const EditedPage = createContext<number | undefined>(undefined)

/** Gives the id of the page that is edited below it. */
export const EditedPageProvider = EditedPage.Provider

/** What working copies of the page are kept under; undefined where no page is edited. */
export function usePageSubject(): string | undefined {
  const id = useContext(EditedPage)
  return id === undefined ? undefined : `page-${id}`
}
