import { fileUrl, type FileUrlOptions } from '@sitewright/api-client'
import { createContext, useCallback, useContext } from 'react'

/** The versions of public files in their addresses, by the files' ids, and null for files that are gone; of others nothing is known. */
export type FileVersions = Readonly<Record<number, string | null>>

const FileVersionsContext = createContext<FileVersions>({})

/** Given by the document, so that server and browser draw the same addresses. */
export const FileVersionsProvider = FileVersionsContext.Provider

/** The versions of public files that the nearest `FileVersionsProvider` gives; empty without one. */
export function useFileVersions(): FileVersions {
  return useContext(FileVersionsContext)
}

/**
 * The address of a file as pages show it: with the version that it had when the document was made, so that a browser
 * need not ask for it again each time and yet has the new one after the file was replaced.
 */
export function useFileUrl(): (id: number, options?: FileUrlOptions) => string {
  const versions = useFileVersions()
  return useCallback((id, options) => fileUrl(id, { ...options, v: versions[id] ?? undefined }), [versions])
}

/** Tells of which files the document knows that they are gone, so that no picture is shown that would be broken. */
export function useIsGone(): (id: number | undefined) => boolean {
  const versions = useFileVersions()
  return useCallback((id) => id !== undefined && versions[id] === null, [versions])
}
