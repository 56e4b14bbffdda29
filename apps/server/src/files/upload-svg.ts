import { open } from 'node:fs/promises'

/** Bytes in which the `<svg …>` must be. */
const beginning = 64 * 1024

/** Px that an SVG asks for, or the size of its view box, so that a page can keep a place for it. */
export async function svgSize(file: string): Promise<{ width: number; height: number } | undefined> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning), 0, beginning, 0)
    return sizeOf(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await handle.close()
  }
}

function sizeOf(text: string): { width: number; height: number } | undefined {
  const tag = text.slice(text.search(/<svg[\s>/]/)).split('>', 1)[0] ?? ''
  const [, , boxWidth, boxHeight] = (attribute(tag, 'viewBox') ?? '').trim().split(/[\s,]+/)
  const width = pixels(attribute(tag, 'width')) ?? pixels(boxWidth)
  const height = pixels(attribute(tag, 'height')) ?? pixels(boxHeight)
  return width && height ? { width, height } : undefined
}

function attribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return double ?? single
}

function pixels(text: string | undefined): number | undefined {
  const [, number] = /^\s*(\d{1,5}(?:\.\d{1,6})?)(?:px)?\s*$/.exec(text ?? '') ?? []
  const value = Math.round(Number(number ?? 0))
  return value > 0 ? value : undefined
}
