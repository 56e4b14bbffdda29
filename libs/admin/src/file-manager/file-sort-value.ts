import type { ListedFile } from './listed-file.ts'

/** What the list of files is sorted by. */
export function fileSortValue(file: ListedFile, key: string): string | number {
  if (key === 'ts') return file.ts
  return key === 'size' ? file.size : file.name
}
