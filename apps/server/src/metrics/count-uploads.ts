import type { Uploads } from '../files/upload-file.ts'

/** Receives files, and tells of each how many bytes it has. */
export function countUploads({ receive }: Pick<Uploads, 'receive'>, uploaded: (bytes: number) => void) {
  return {
    async receive(request: Parameters<typeof receive>[0]) {
      const received = await receive(request)
      uploaded(received.file.size)
      return received
    },
  }
}
