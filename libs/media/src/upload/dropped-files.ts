/** The files among what was dropped from the desktop; folders, which a browser hands out as if they were files, are not. */
export function droppedFiles({ items }: DataTransfer): File[] {
  return [...items]
    .filter((item) => item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true)
    .map((item) => item.getAsFile())
    .filter((file) => file !== null)
}
