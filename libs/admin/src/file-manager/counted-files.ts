/** '1 file', '1,200 files'. */
export function countedFiles(count: number): string {
  return `${count.toLocaleString('en-nz')} ${count === 1 ? 'file' : 'files'}`
}
