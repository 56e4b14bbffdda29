import type { UploadFile, UploadFileOptions } from '@sitewright/api-client'

export interface FakeUpload {
  upload: UploadFile
  /** Every upload that was begun, in order. */
  begun: BegunUpload[]
}

export interface BegunUpload extends UploadFileOptions {
  finish: (id: number) => void
  fail: (error: unknown) => void
}

/** Uploads that go on when the test says so; calling one off ends it as the real one does. */
export function fakeUpload(): FakeUpload {
  const begun: BegunUpload[] = []
  const upload: UploadFile = (options) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error))
      begun.push({ ...options, finish: (id) => resolve({ id }), fail: reject })
    })
  return { upload, begun }
}

/** A file of so many bytes. */
export function sampleFile(name: string, size = 10, type = 'image/jpeg'): File {
  return new File([new Uint8Array(size)], name, { type })
}
