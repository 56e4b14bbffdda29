/** All chunks as one. */
export async function collect(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const list: Uint8Array[] = []
  for await (const chunk of chunks) list.push(chunk)
  return Buffer.concat(list)
}
