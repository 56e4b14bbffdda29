/** The address of a file, such as a logo, by its id. */
export function fileUrl(id: number): string {
  return `/api/1/private/file-get.php?id=${id}`
}
