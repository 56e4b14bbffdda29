import { describe, expect, it } from 'vitest'
import { addPage } from '../testing/content.ts'
import { siteWithNews } from '../testing/site-with-news.ts'

const { write, found, results, index, listAs, failures, server } = siteWithNews()

/** Text that takes its room, whatever compresses it. */
const signs = (count: number) => String.fromCodePoint(...Array.from({ length: count }, (_, i) => 0x4e00 + i * 17))
const plain = { below: 'b', title: 'Annual' }

describe('a kind', () => {
  it('that fails to list hides what is below its page alone, and is asked again after the next write', async () => {
    await write('meeting', 'Annual meeting')
    await addPage(server(), { title: 'Annual report', url: 'report', published: true })
    await index().update()
    let asked = 0
    listAs(() => {
      asked += 1
      throw new Error('no list today')
    })
    expect((await write('dinner', 'Annual dinner')).statusCode).toBe(200)
    for (let i = 0; i < 3; i++) await index().update()
    expect([await found('annual'), asked, failures().length]).toEqual([['/report'], 1, 1])
    listAs(undefined)
    await write('walk', 'Annual walk')
    await index().update()
    expect(await found('annual')).toHaveLength(4)
  })

  it('that failed is asked again once an hour', async () => {
    listAs(() => Promise.reject(new Error('no list today')))
    await write('meeting', 'Annual meeting')
    await index().update()
    listAs(undefined)
    await index().update()
    expect(await found('annual')).toEqual([])
    await server().services.maintenance.run()
    expect(await found('annual')).toEqual(['/news/meeting'])
  })

  it.each([
    ['no list', () => 7],
    ['an entry that is none', () => [null]],
    [
      'an entry that cannot be read',
      () => [
        {
          get below() {
            throw new Error('no')
          },
        },
      ],
    ],
  ])('that gives %s is told of in the log', async (_, list) => {
    await write('meeting', 'Annual meeting')
    await index().update()
    listAs(list)
    await write('dinner', 'Annual dinner')
    await index().update()
    expect([await found('annual'), failures().length]).toEqual([[], 1])
  })

  it('whose list has no end is found by its beginning', async () => {
    listAs(function* () {
      yield { below: 'walk', title: 'The first walk' }
      // what is no address is not stored, which would take a while
      for (;;) yield { below: '-', title: 'Another walk' }
    })
    await index().refresh()
    expect(await found('first walk')).toEqual(['/news/walk'])
  })

  it('that gives markup as a title has it as text, by its words', async () => {
    const title = '<img src=x onerror="alert(1)"> Annual <b>meeting</b>\0\ud800\u0007'
    listAs(() => [{ below: 'meeting', title, text: '\0Beds\ud800' }])
    await index().refresh()
    expect(await results('annual')).toMatchObject([
      { title: '<img src=x onerror="alert(1)"> Annual <b>meeting</b> \ufffd', address: '/news/meeting' },
    ])
    expect(await found('beds')).toEqual(['/news/meeting'])
    expect(failures()).toEqual([])
  })

  it('that gives megabytes has their beginning', async () => {
    listAs(() => [
      { below: 'meeting', title: `Annual ${'meeting '.repeat(500_000)}`, text: `Beds ${'bunk '.repeat(500_000)}` },
      { below: 'x'.repeat(1_000_000), title: 'Annual dinner' },
      { below: 'walk', title: 'Annual walk', requires: { permissions: Array.from({ length: 9999 }, String) } },
    ])
    await index().refresh()
    const all = await results('annual')
    expect(all.map(({ address }) => address)).toEqual(['/news/meeting'])
    expect(all[0]?.title).toHaveLength(300)
    expect(await found('beds')).toEqual(['/news/meeting'])
  })

  it.each([
    [
      'an address twice',
      [
        { below: 'a', title: 'Annual' },
        { below: 'a', title: 'Dinner' },
      ],
      ['/news/a'],
    ],
    [
      'what can be no address',
      [
        { below: '../a', title: 'Annual' },
        { below: 7, title: 'Annual' },
      ],
      [],
    ],
    ['no title', [{ below: 'annual', title: undefined }], ['/news/annual']],
    ['roles that are none', [{ below: 'a', title: 'Annual', requires: { roles: '1' } }], []],
    ['permissions that are none', [{ below: 'a', title: 'Annual', requires: { permissions: [null] } }], []],
    [
      'a permission too long for an index',
      [{ below: 'a', requires: { permissions: [signs(950)] } }, plain],
      ['/news/b'],
    ],
    ['what requires nothing', [{ below: 'a', title: 'Annual', requires: null }], ['/news/a']],
    ['what requires something else', [{ below: 'a', title: 'Annual', requires: 'core.admin' }], []],
  ])('that gives %s is found as far as that makes sense', async (_, list, expected) => {
    listAs(() => list)
    await index().refresh()
    expect(await found('annual')).toEqual(expected)
    expect(failures()).toEqual([])
  })
})
