import type { Generated } from 'kysely'
import type { Seconds } from './column-types.ts'

/** Files, their folders, and what is made of them. */
export interface FileTables {
  folders: {
    id: Generated<number>
    parent_id: number | null
    name: string
    /** What a top-level folder is by nature; null below. */
    root: 'personal' | 'protected' | 'public' | null
    /** The owner of a personal folder. */
    account_id: number | null
  }
  folder_roles: { folder_id: number; role_id: number }
  files: {
    id: Generated<number>
    folder_id: number
    name: string
    caption: string
    /** The name as lists are sorted by it. */
    name_key: Generated<string>
    /** Name and caption, folded, to be searched. */
    words: Generated<string>
    /** Media type, found from the bytes. */
    type: string
    size: number
    /** SHA-256 of the bytes, hexadecimal. */
    sha256: string
    /** Where the bytes lie under the storage's root. */
    storage_key: string
    width: number | null
    height: number | null
    created: Seconds
  }
  file_roles: { file_id: number; role_id: number }
  /** Pictures made of images, by what they are: `thumb`, `w640.webp`, `w640.avif`. */
  renditions: { file_id: number; name: string; type: string; size: number; storage_key: string }
  /** The files that the contents of pages name. */
  file_uses: { page_id: number; state: 'active' | 'draft'; file_id: number }
  /** Bytes that nothing names any more, to be removed from the storage. */
  discarded_bytes: { storage_key: string; since: Seconds }
}
