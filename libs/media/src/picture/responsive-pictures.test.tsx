import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TestFrame } from '../testing/TestFrame.tsx'
import { FileVersionsProvider } from './file-versions.ts'
import { PageText } from './PageText.tsx'
import { pictureOf } from './picture-of.ts'
import { responsivePictures } from './responsive-pictures.ts'

const address = (id: number) => `/api/1/private/file-get.php?id=${id}`
const picture = (id: number, more = ' alt="" width="1600" height="1200"') => `<img src="${address(id)}"${more}>`

/** The images as a browser reads them. */
function images(html: string) {
  const page = new DOMParser().parseFromString(responsivePictures(html), 'text/html')
  return [...page.querySelectorAll('img')]
}
const attributes = (image: Element | undefined) =>
  Object.fromEntries([...(image?.attributes ?? [])].map(({ name, value }) => [name, value]))

describe('responsivePictures', () => {
  it('gives the first image of the site at once and the others when they are reached', () => {
    const [first, second] = images(`<p>${picture(1)}</p><p>${picture(2)}</p>`).map(attributes)
    expect(first).toMatchObject({
      src: address(1),
      fetchpriority: 'high',
      decoding: 'async',
      sizes: 'min(100vw, 960px)',
    })
    expect(first).not.toHaveProperty('loading')
    expect(second).toMatchObject({ src: address(2), loading: 'lazy', decoding: 'async' })
    expect(second).not.toHaveProperty('fetchpriority')
    expect(second?.['sizes']).toBe('auto, min(100vw, 960px)')
  })

  it('has what a picture showed in place of one whose file is gone, and nothing where that was not said', () => {
    const gone = (html: string) => responsivePictures(html, { 1: null, 2: null, 3: 'abcdefabcdef' })
    const page = new DOMParser().parseFromString(
      gone(`<p>A${picture(1, ' alt="Huts &amp; &lt;b&gt;lakes&lt;/b&gt;"')}</p><p>B${picture(2)}</p>${picture(3)}`),
      'text/html',
    )
    const [first, second] = [...page.querySelectorAll('p')]
    expect([first?.textContent, second?.innerHTML]).toEqual(['AHuts & <b>lakes</b>', 'B'])
    const shown = [...page.querySelectorAll('img')]
    expect(shown.map((image) => [image.getAttribute('src'), image.getAttribute('fetchpriority')])).toEqual([
      [`${address(3)}&v=abcdefabcdef`, 'high'],
    ])
  })

  it('offers every width up to twice what is shown, and keeps the size that leaves the place free', () => {
    const [large, small] = images(picture(1) + picture(2, ' alt="A" width="200" height="100"')).map(attributes)
    expect(large).toMatchObject({ width: '1600', height: '1200' })
    expect(large?.['srcset']).toBe([320, 640, 960, 1280, 1920].map((w) => `${address(1)}&w=${w} ${w}w`).join(', '))
    expect(small?.['srcset']).toBe(`${address(2)}&w=320 320w, ${address(2)}&w=640 640w`)
    expect(small?.['sizes']).toBe('auto, min(100vw, 200px)')
  })

  it('offers one that is cut at its sides in the width that it is drawn in, not in the one that is seen', () => {
    const cut = (shape: string) => picture(1, ` alt="" class="image-small ${shape}" width="1600" height="800"`)
    const [, square, flat] = images(picture(2) + cut('image-square') + cut('image-16x9 x')).map(attributes)
    expect(square?.['sizes']).toBe('min(200vw, 1920px)')
    expect(square?.['srcset']).toContain('w=2560 2560w')
    expect(flat?.['sizes']).toBe('min(113vw, 1080px)')
  })

  it('leaves the width of one that is cut above and below, and of one that only looks as if it were', () => {
    const [, high, word] = images(
      picture(2) +
        picture(1, ' alt="" class="image-3x2" width="800" height="1600"') +
        picture(1, ' alt=" class=&quot;image-square&quot;" class="my-image-square" width="1600" height="800"'),
    ).map(attributes)
    expect(high?.['sizes']).toBe('auto, min(100vw, 800px)')
    expect(word?.['sizes']).toBe('auto, min(100vw, 960px)')
  })

  it('has the version in every address of a file of which one is known, and of no other', () => {
    const versions = { 1: 'aaaaaaaaaaaa', 3: 'cccccccccccc' }
    const copied = picture(3).replace('id=3', 'id=3&amp;v=000000000000')
    const html = responsivePictures(picture(1) + picture(2) + copied, versions)
    const found = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')]
    expect(found.map((image) => image.getAttribute('src'))).toEqual([
      `${address(1)}&v=aaaaaaaaaaaa`,
      address(2),
      `${address(3)}&v=cccccccccccc`,
    ])
    expect(found.map((image) => image.getAttribute('srcset')?.split(', ')[1])).toEqual([
      `${address(1)}&v=aaaaaaaaaaaa&w=640 640w`,
      `${address(2)}&w=640 640w`,
      `${address(3)}&v=cccccccccccc&w=640 640w`,
    ])
    expect(responsivePictures(copied)).toBe(responsivePictures(picture(3)))
  })

  it('keeps to one size where the width is not known or is a share, since `sizes` would become its width', () => {
    for (const width of ['', ' width="50%"']) {
      const [image] = images(picture(1, ` alt=""${width}`)).map(attributes)
      expect(image).not.toHaveProperty('srcset')
      expect(image).toMatchObject({ decoding: 'async' })
    }
  })

  it('leaves `auto` away where the height is not known', () => {
    const [, image] = images(picture(1) + picture(2, ' alt="" width="300"')).map(attributes)
    expect(image?.['sizes']).toBe('min(100vw, 300px)')
  })

  it('keeps what the editor decided about loading', () => {
    const [, image] = images(picture(1) + picture(2, ' alt="" loading="eager"')).map(attributes)
    expect(image).toMatchObject({ loading: 'eager' })
  })

  it.each([
    '<p>No image at all, but <b>words</b></p>',
    '<img src="https://elsewhere.example/api/1/private/file-get.php?id=1" alt="" width="900" height="9">',
    '<img src="/hut.jpg" alt="" width="900" height="9">',
    picture(1).replace('id=1', 'id=1&amp;thumb=1'),
    picture(1).replace('id=1', 'id=x'),
    `<p title="&lt;img src=&quot;${address(1)}&quot; width=&quot;9&quot;>">a</p>`,
  ])('leaves %s alone', (html) => {
    expect(responsivePictures(html)).toBe(html)
  })

  it('leaves images of other hosts alone beside its own, yet the first image is the first', () => {
    const foreign = '<img src="https://elsewhere.example/a.jpg" alt="" width="900" height="9">'
    const html = responsivePictures(foreign + picture(2))
    expect(html.startsWith(foreign)).toBe(true)
    expect(attributes(images(foreign + picture(2))[1])).toMatchObject({ loading: 'lazy' })
  })

  it.each([
    '<p title="<img x=">" src="/api/1/private/file-get.php?id=5"&gt;</p>',
    '<p title="<img x=" lang="en">a</p><img src="/api/1/private/file-get.php?id=5" alt="a > b" width="9" height="9">',
    '<th abbr="<img src=/api/1/private/file-get.php?id=5 x=" title=" src=/api/1/private/file-get.php?id=5">a</th>',
  ])('makes no element and no attribute out of what only looks like a tag: %s', (text) => {
    const html = `${picture(1)}<table><tbody><tr>${text}</tr></tbody></table>`
    const names = (source: string) => {
      const page = new DOMParser().parseFromString(source, 'text/html')
      return [...page.querySelectorAll('*')].map(({ tagName, attributes: all }) => [
        tagName,
        ...(tagName === 'IMG' ? [] : [...all].map(({ name }) => name)),
      ])
    }
    expect(names(responsivePictures(html))).toEqual(names(html))
  })

  it('takes a time in proportion to the text, also where it is hostile', () => {
    const hostile = `${picture(1)}${'<img a="" '.repeat(20_000)}`
    const before = process.threadCpuUsage().user
    expect(responsivePictures(hostile).length).toBeGreaterThan(hostile.length)
    // the processor's time for this alone, in microseconds, which no other work on the machine lengthens
    expect(process.threadCpuUsage().user - before).toBeLessThan(2_000_000)
  })
})

describe('PageText', () => {
  it('says the same on the server and in the browser', () => {
    const element = (
      <TestFrame>
        <PageText html={`<p>${picture(1)}${picture(2)}</p>`} />
      </TestFrame>
    )
    expect(renderToString(element)).toContain(responsivePictures(`<p>${picture(1)}${picture(2)}</p>`))
    const { container } = render(element)
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([null, 'lazy'])
  })

  it('has its pictures at the versions that the document brought', () => {
    const { container } = render(
      <TestFrame>
        <FileVersionsProvider value={{ 1: 'aaaaaaaaaaaa' }}>
          <PageText html={picture(1)} />
        </FileVersionsProvider>
      </TestFrame>,
    )
    expect(container.querySelector('img')?.getAttribute('src')).toBe(`${address(1)}&v=aaaaaaaaaaaa`)
  })
})

describe('pictureOf', () => {
  const file = {
    ...{ id: 7, name: 'saddle hut.v2.jpg', caption: '', ts: 0, IsImage: true, idFolder: 1 },
    ...{ type: 'image/jpeg', size: 1, width: 640, height: 480 },
  }

  it('is described by the caption, or else by the name', () => {
    expect(pictureOf(file)).toEqual({ src: address(7), alt: 'saddle hut.v2', width: 640, height: 480 })
    expect(pictureOf({ ...file, caption: 'The hut in June' }).alt).toBe('The hut in June')
  })

  it('keeps the proportions of what is larger than any screen, and leaves out what is not known', () => {
    expect(pictureOf({ ...file, width: 12_000, height: 3000 })).toMatchObject({ width: 2560, height: 640 })
    expect(pictureOf({ ...file, width: null, height: null })).toEqual({ src: address(7), alt: 'saddle hut.v2' })
  })
})
