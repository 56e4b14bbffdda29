import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export interface PictureOptions {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
}

/** A picture whose left half is red and whose right half is blue. */
export async function picture({ width = 60, height = 40, format = 'png' }: PictureOptions = {}): Promise<Buffer> {
  return redAndBlue(width, height).toFormat(format).toBuffer()
}

/** A photo as a telephone writes it: lying on its side, and telling where it was taken. */
export async function photo({ width = 60, height = 40 }: PictureOptions = {}): Promise<Buffer> {
  return redAndBlue(width, height)
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '41/1 17/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '174/1 46/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Wellington</secret></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** A moving picture of so many pictures. */
export async function movingPicture(pages: number, format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const frames = Array.from({ length: pages }, (_, i) => {
    const background = { r: i * 40, g: 80, b: 120 }
    return sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer()
  })
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

function redAndBlue(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: 'blue' }
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: half }, left: width - half.width, top: 0 },
  ])
}

/** A small file that claims, and is, a black PNG of so many pixels. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1 // bit of a pixel; the rest is 0: grey, plain
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The colour of one pixel. */
export async function colourAt(image: Buffer, left: number, top: number): Promise<'red' | 'blue' | 'other'> {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : 'other'
}
