import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'

export interface TestS3 {
  /** For FILES_URL. */
  url: string
  close: () => Promise<void>
}

/** A server that speaks the protocol of S3, with an empty bucket in a folder. */
export async function startS3(directory: string): Promise<TestS3> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'site', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/site?region=eu-west-1&tls=off`,
    close: () => server.close(),
  }
}
