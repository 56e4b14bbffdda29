// @vitest-environment node
import type { Identity } from '@sitewright/page-kit/server'
import { kindServices } from '@sitewright/page-kit/testing'
import { describe, expect, it } from 'vitest'
import {
  imageSection,
  page,
  sampleActive,
  sampleDraft,
  sectionOf,
  textSection,
  unknownSection,
  videoSection,
} from '../testing/sample-pages.ts'
import sectionedPage from './index.ts'

const editor: Identity = { permissions: new Set(['plugin.sectionedpage.editor']), roles: [2] }
const visitor: Identity = { permissions: new Set(['public']), roles: [] }
const client = { address: '192.0.2.1', userAgent: 'test' }

async function save(input: { id: number; content: string; draft?: boolean; fromDraft?: boolean; base?: number }) {
  const services = await kindServices({ kind: sectionedPage, pages: [{ id: 7, kind: 'sectioned-page' }] })
  const handle = sectionedPage.handlers!(services)['POST protected/plugin/sectioned-page/save-page.json.php']
  return { reply: await handle(input, { who: editor, client }), saved: services.saves[0] }
}

describe('save-page', () => {
  it('publishes the JSON text of the layout and gives the version to base the next save on (SECT-060)', async () => {
    const { reply, saved } = await save({ id: 7, content: sampleActive, base: 4 })
    expect(saved).toEqual({
      ...{ pageId: 7, kind: 'sectioned-page', content: sampleActive },
      ...{ draft: false, base: 4, who: editor },
    })
    expect(reply).toEqual({ version: 1 })
  })

  it('stores a draft, and says when it equals the published content (SECT-003)', async () => {
    expect((await save({ id: 7, content: sampleDraft, draft: true })).saved).toMatchObject({ draft: true })
    const { saved } = await save({ id: 7, content: sampleDraft, fromDraft: true })
    expect(saved).toMatchObject({ draft: false, fromDraft: true })
  })

  it('cleans drafts too (SECT-054)', async () => {
    const { saved } = await save({ id: 7, content: page(textSection('<p>a</p><script>b</script>')), draft: true })
    expect(saved?.content).toBe(page(textSection('<p>a</p>')))
  })

  it('completes the sizes of pictures whose files the editor may see, wherever they stand', async () => {
    const file = { name: 'hut.jpg', caption: '', created: 0, type: 'image/jpeg', size: 9 }
    const services = await kindServices({
      kind: sectionedPage,
      pages: [{ id: 7, kind: 'sectioned-page' }],
      folders: { 3: [{ ...file, id: 12, width: 4800, height: 1600 }] },
    })
    const handle = sectionedPage.handlers!(services)['POST protected/plugin/sectioned-page/save-page.json.php']
    const written = page(
      imageSection({ ImageId: 12 }),
      imageSection({ ImageId: 12, ImageWidth: 60, ImageHeight: 40 }),
      imageSection({ ImageId: 13 }),
      sectionOf('gallery', { Pictures: [{ Id: 12 }] }),
      sectionOf('cards', { Cards: [{ ImageId: 12, Title: 'Hut' }] }),
      { ...unknownSection, config: { ImageId: 12 } },
    )
    await handle({ id: 7, content: written }, { who: editor, client })
    const { sections } = JSON.parse(services.saves[0]?.content ?? '') as { sections: { config: object }[] }
    const sized = { ImageId: 12, ImageWidth: 4800, ImageHeight: 1600 }
    expect(sections.map(({ config }) => config)).toMatchObject([
      sized,
      { ImageId: 12, ImageWidth: 60, ImageHeight: 40 },
      { ImageId: 13 },
      { Pictures: [{ Id: 12, Width: 4800, Height: 1600 }] },
      { Cards: [{ ...sized, Title: 'Hut' }] },
      { ImageId: 12 },
    ])
    expect(sections[2]?.config).not.toHaveProperty('ImageWidth')
    expect(sections[5]?.config).not.toHaveProperty('ImageWidth')
  })

  it('completes them also in what was stored without', async () => {
    const sizes = new Map([[12, { width: 4800, height: 1600 }]])
    const asked: (readonly number[])[] = []
    const imageSizes = async ({ ids }: { ids: readonly number[] }) => {
      asked.push(ids)
      return sizes
    }
    const complete = (content: string) => sectionedPage.complete!(content, { imageSizes, who: visitor })
    const sized = page(imageSection({ ImageId: 12, ImageWidth: 4800, ImageHeight: 1600 }))
    expect(await complete(page(imageSection({ ImageId: 12 })))).toBe(sized)
    expect(await complete(sized)).toBe(sized)
    expect(await complete('no layout')).toBe('no layout')
    expect(asked).toEqual([[12]])
  })

  it('lets only its editors save (SECT-007)', () => {
    const { access } = sectionedPage.calls!['POST protected/plugin/sectioned-page/save-page.json.php']
    expect(access).toEqual(['plugin.sectionedpage.editor'])
  })
})

describe('the server half', () => {
  it('starts a page without sections', () => {
    expect(sectionedPage.blank()).toBe('{"sections":[]}')
  })

  it('finds the words that visitors read: texts, hover texts and pins, in order', () => {
    expect(sectionedPage.text(sampleActive)).toBe('Our huts Two of them The upper hut Car park')
    expect(sectionedPage.text(page(unknownSection, videoSection('dQw4w9WgXcQ')))).toBe('')
  })

  it('names the files of images and of galleries, also of hidden sections', () => {
    const hidden = { ...imageSection({ ImageId: 3 }), hidden: true }
    const content = page(imageSection({ ImageId: 1, GalleryImageId: 2 }), hidden, imageSection({}))
    expect(sectionedPage.files?.(content)).toEqual([1, 2, 3])
  })

  it('does not send hidden sections, nor those of unknown types, to visitors (SECT-002)', () => {
    const content = page(textSection('<p>a</p>'), { ...textSection('<p>b</p>'), hidden: true }, unknownSection)
    expect(sectionedPage.forReader?.(content, visitor)).toBe(page(textSection('<p>a</p>')))
    expect(sectionedPage.forReader?.(content, editor)).toBe(content)
  })

  it('cleans a stored text again before it sends it, in case it was stored in another way (SECT-054)', () => {
    const tampered = page(textSection('<p>a</p><img src="x" onerror="alert(1)">'))
    for (const who of [visitor, editor]) expect(sectionedPage.forReader?.(tampered, who)).not.toContain('onerror')
  })
})
