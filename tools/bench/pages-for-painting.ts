import type { ShownPage } from './measure-painting.ts'
import { imageSection, photoAddress, photoSize, textSection, uploadPhotos } from './photos.ts'
import type { RunningSite } from './site-under-test.ts'
import { createPage, type Staff } from './staff.ts'

/** The home page of the site, and a page of sections with photos that is made. */
export async function madeForPainting(site: RunningSite, staff: Staff): Promise<ShownPage[]> {
  const { call } = staff
  const { dp, routes } = await call('GET protected/app-setup.json.php')
  const home = routes.find(({ l }) => l === dp)
  if (!home) throw new Error('The site has no home page')
  const [content] = Object.values(await call('GET protected/plugin/get-content.json.php', { id: home.id }))

  const photos = await uploadPhotos(4, { site, staff })
  const text = '<h1>Four days</h1><p>What we saw on the way, one picture for each day of the walk over the ridge.</p>'
  const made = { title: 'Four days', url: 'four-days', kind: 'sectioned-page' } as const
  const sections = [textSection(text), ...photos.map(imageSection)]
  const { path } = await createPage(call, { ...made, content: JSON.stringify({ sections }) })
  return [
    { what: 'home', path: '/', content: String(content) },
    { what: '4 photos', path, content: text + photos.map((id) => `<p>${photoByHand(id)}</p>`).join('') },
  ]
}

/** The image of a photo, as somebody would write it by hand. */
export function photoByHand(id: number): string {
  return `<img src="${photoAddress(id)}" alt="A day" width="${photoSize.width}" height="${photoSize.height}">`
}
