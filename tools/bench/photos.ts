import sharp from 'sharp'
import type { RunningSite } from './site-under-test.ts'
import { ownTool, type Staff } from './staff.ts'

/** Pixels of a photo. */
export const photoSize = { width: 1600, height: 1067 }

/** Puts so many photos into the public folder of a site. @returns their ids. */
export async function uploadPhotos(
  count: number,
  { site: { origin }, staff: { cookie, call } }: { site: RunningSite; staff: Staff },
): Promise<number[]> {
  const tree = await call('GET protected/folder-get-list.json.php')
  const folder = tree.find(({ Root }) => Root === 'public')?.idFolder
  if (folder === undefined) throw new Error('The site has no public folder')
  const ids: number[] = []
  for (let number = 1; number <= count; number++) ids.push(await uploadPhoto(number, { origin, cookie, folder }))
  return ids
}

/** The address of an uploaded photo, in the size it was taken in. */
export const photoAddress = (id: number) => `/api/1/private/file-get.php?id=${id}`

/** A section with a photo, as the page kind stores it. */
export function imageSection(id: number) {
  return section('image', {
    ...{ ImageId: id, ImageWidth: photoSize.width, ImageHeight: photoSize.height, HoverText: 'A day' },
  })
}

/** A section with text, as the page kind stores it. */
export function textSection(html: string) {
  return section('text', { Content: html })
}

function section(sectionType: string, config: object) {
  const plain = { widthpercent: '', heightpercent: '', margins: '', float: 'none', hidden: false, Shadow: false }
  return { sectionType, config, ...plain }
}

/** @returns the id of a photo that nobody took, different for each number. */
async function uploadPhoto(
  number: number,
  { origin, cookie, folder }: { origin: string; cookie: string; folder: number },
): Promise<number> {
  const background = { r: (40 * number) % 256, g: 90, b: 140 }
  const noise = { type: 'gaussian' as const, mean: 0, sigma: 40 }
  const small = await sharp({ create: { width: 160, height: 107, channels: 3, background, noise } })
    .png()
    .toBuffer()
  const photo = await sharp(small).resize(photoSize.width, photoSize.height).jpeg({ quality: 80 }).toBuffer()
  const form = new FormData()
  form.set('idFolder', String(folder))
  form.set('fileKey', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `day-${number}.jpg`)
  const url = `${origin}/api/1/private/file-upload.json.php`
  const response = await fetch(url, { method: 'POST', headers: { cookie, ...ownTool }, body: form })
  if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`)
  return Number((await response.json()).id)
}
