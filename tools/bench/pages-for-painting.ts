import sharp from 'sharp'
import type { ShownPage } from './measure-painting.ts'
import type { RunningSite } from './site-under-test.ts'
import { createPage, ownTool, type Staff } from './staff.ts'

const photos = { count: 4, width: 1600, height: 1067 }

/** The home page of the site, and a page of sections with photos that is made. */
export async function madeForPainting({ origin }: RunningSite, { cookie, call }: Staff): Promise<ShownPage[]> {
  const { dp, routes } = await call('GET protected/app-setup.json.php')
  const home = routes.find(({ l }) => l === dp)
  if (!home) throw new Error('The site has no home page')
  const [content] = Object.values(await call('GET protected/plugin/get-content.json.php', { id: home.id }))

  const tree = await call('GET protected/folder-get-list.json.php')
  const folder = tree.find(({ Root }) => Root === 'public')?.idFolder
  if (folder === undefined) throw new Error('The site has no public folder')
  const pictures: number[] = []
  for (let number = 1; number <= photos.count; number++)
    pictures.push(await uploadPhoto(number, { origin, cookie, folder }))
  const text = '<h1>Four days</h1><p>What we saw on the way, one picture for each day of the walk over the ridge.</p>'
  const sections = [
    section('text', { Content: text }),
    ...pictures.map((id) =>
      section('image', { ImageId: id, ImageWidth: photos.width, ImageHeight: photos.height, HoverText: 'A day' }),
    ),
  ]
  const made = { title: 'Four days', url: 'four-days', kind: 'sectioned-page' } as const
  const { path } = await createPage(call, { ...made, content: JSON.stringify({ sections }) })
  const shown = pictures.map(
    (each) =>
      `<p><img src="/api/1/private/file-get.php?id=${each}" alt="A day" width="${photos.width}" height="${photos.height}"></p>`,
  )
  return [
    { what: 'home', path: '/', content: String(content) },
    { what: '4 photos', path, content: text + shown.join('') },
  ]
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
  const background = { r: 40 * number, g: 90, b: 140 }
  const noise = { type: 'gaussian' as const, mean: 0, sigma: 40 }
  const small = await sharp({ create: { width: 160, height: 107, channels: 3, background, noise } })
    .png()
    .toBuffer()
  const photo = await sharp(small).resize(photos.width, photos.height).jpeg({ quality: 80 }).toBuffer()
  const form = new FormData()
  form.set('idFolder', String(folder))
  form.set('fileKey', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `day-${number}.jpg`)
  const url = `${origin}/api/1/private/file-upload.json.php`
  const response = await fetch(url, { method: 'POST', headers: { cookie, ...ownTool }, body: form })
  if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`)
  return Number((await response.json()).id)
}
