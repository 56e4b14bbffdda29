import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import server from '../server/index.ts'
import { page, sectionOf, textSection } from '../testing/sample-pages.ts'
import { showPage } from '../testing/show-page.tsx'

const shown = (...sections: readonly ReturnType<typeof sectionOf>[]) => showPage({ content: [page(...sections)] })

describe('buttons', () => {
  it('are links with words, the important one marked, none that lead nowhere', async () => {
    await shown(
      sectionOf('buttons', {
        Align: 'center',
        Buttons: [
          { Text: 'Book the hut', Address: 'contact', Primary: true },
          { Text: 'Write to us', Address: 'anna@example.org', Primary: false },
          { Text: 'Harm', Address: 'javascript:alert(1)', Primary: false },
          { Text: '', Address: '/x', Primary: false },
        ],
      }),
    )
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Book the hut', '/contact'],
      ['Write to us', 'mailto:anna@example.org'],
    ])
    expect(links[0]).toHaveAttribute('data-primary')
    expect(links[1]).not.toHaveAttribute('data-primary')
  })
})

describe('a link from another page', () => {
  it('leads to every heading that the server tells of, by names that nothing else has', async () => {
    const content = page(
      textSection('<p><a href="#h-über">down</a></p><h1>Huts</h1><h2>Über</h2><h2></h2><table><tbody></tbody></table>'),
      { ...textSection('<h2>Huts</h2>'), hidden: true },
      sectionOf('columns', {
        Columns: [{ Content: '<h2>Huts</h2>' }, { Content: '<h3>Walks &amp; <b>maps</b></h3>' }],
      }),
      sectionOf('accordion', { Entries: [{ Title: 'a', Content: '<h3>Huts</h3>' }] }),
    )
    const told = server.headings!(content)
    const { container } = await showPage({ content: [content] })
    const named = Array.from(container.querySelectorAll('[id^=h-]'), ({ id, textContent }) => [id, textContent])
    expect(named.filter(([, words]) => words !== '')).toEqual(told.map(({ anchor, words }) => [anchor, words]))
    expect(told.map(({ anchor }) => anchor)).toEqual(['h-huts', 'h-über', 'h-huts-2', 'h-walks-maps', 'h-huts-3'])
    expect(new Set(named.map(([id]) => id)).size).toBe(named.length)
  })
})

describe('a link to a heading of the page', () => {
  it.each([
    ['button', sectionOf('buttons', { Buttons: [{ Text: 'Prices', Address: '#h-prices', Primary: true }] })],
    ['card', sectionOf('cards', { Cards: [{ Heading: 'Prices', Text: '', Address: ' #h-prices ', LinkText: '' }] })],
  ])('leads there from a %s, also without a table of contents', async (_, section) => {
    const { container } = await shown(section, textSection('<h2>Prices</h2>'))
    const link = screen.getByRole('link', { name: 'Prices' })
    expect(container.querySelector(link.getAttribute('href')!)?.tagName).toBe('H2')
  })
})

describe('a quote', () => {
  it('tells what was said, by whom and where, as plain text', async () => {
    await shown(sectionOf('quote', { Text: 'A <b>fine</b> hut', Name: 'Rangi', Source: 'guest book' }))
    const figure = within(screen.getByRole('figure'))
    expect(figure.getByText('A <b>fine</b> hut')).toBeVisible()
    expect(figure.getByText('Rangi')).toBeVisible()
    expect(figure.getByText('guest book').tagName).toBe('CITE')
  })
})

describe('an accordion', () => {
  it('opens its texts without a script, the first one at once where that is set', async () => {
    const { container, user } = await shown(
      sectionOf('accordion', {
        FirstOpen: true,
        Entries: [
          { Title: 'What does it cost?', Content: '<p>Twenty a night</p>' },
          { Title: 'Dogs?', Content: '<p onclick="x()">No</p><script>x()</script>' },
          { Title: ' ', Content: '<p>Without a title</p>' },
        ],
      }),
    )
    const entries = Array.from(container.querySelectorAll('details'))
    expect(entries.map(({ open }) => open)).toEqual([true, false])
    await user.click(screen.getByText('Dogs?'))
    expect(entries[1]?.open).toBe(true)
    expect(container.innerHTML).not.toMatch(/onclick|script|Without a title/)
  })
})

describe('a table of contents', () => {
  it('leads to the headings of the page, two levels unless told', async () => {
    const { container } = await shown(
      sectionOf('contents'),
      textSection('<h1>Huts</h1><h2>Upper hut</h2><h3>Beds</h3>'),
      { ...textSection('<h2>Secret</h2>'), hidden: true },
    )
    const nav = screen.getByRole('navigation', { name: 'On this page' })
    const links = within(nav).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Huts', 'Upper hut'])
    for (const link of links)
      expect(container.querySelector(link.getAttribute('href')!)).toHaveTextContent(link.textContent)
  })

  it('shows nothing on a page without headings', async () => {
    await shown(sectionOf('contents'), textSection('<p>Words</p>'))
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('a cover', () => {
  const cover = (config: object) =>
    sectionOf('cover', { ImageId: 12, ImageWidth: 1600, ImageHeight: 900, Alt: 'Snow', Heading: 'Up', ...config })

  it('is the heading of the page where it is its beginning, and one among others further down', async () => {
    await shown(cover({}), cover({ Heading: 'And down' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Up' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'And down' })).toBeVisible()
  })

  it('has its picture at once where it is the first one of the page, cut about what is to be in sight', async () => {
    await shown(textSection('<p>Before</p>'), cover({ FocusX: 5, FocusY: 6 }), cover({ Alt: 'Ice' }))
    const first = screen.getByRole('img', { name: 'Snow' })
    expect(first).not.toHaveAttribute('loading')
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(first.style.objectPosition).toBe('5% 6%')
    expect(screen.getByRole('img', { name: 'Ice' })).toHaveAttribute('loading', 'lazy')
  })

  it('shows nothing of which there is nothing, and no button that leads nowhere', async () => {
    const { container } = await shown(
      sectionOf('cover', { Heading: ' ', Text: '', Buttons: [{ Text: 'Go', Address: '/go', Primary: true }] }),
      cover({ Heading: '', Text: '', Alt: '' }),
      sectionOf('cover', { Heading: '<b>Join</b>', Buttons: [{ Text: 'Harm', Address: 'javascript:alert(1)' }] }),
    )
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['<b>Join</b>'])
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('cards', () => {
  it('have a picture, a heading, a text and a link, whatever there is of them', async () => {
    await shown(
      sectionOf('cards', {
        Cards: [
          {
            ...{ ImageId: 12, ImageWidth: 1600, ImageHeight: 900, FocusX: 5, FocusY: 6 },
            ...{ Alt: 'The hut', Heading: 'Upper hut' },
            ...{ Text: 'Twelve beds', Address: '/hut', LinkText: '' },
          },
          { Alt: '', Heading: 'Lake', Text: '', Address: '/lake', LinkText: 'Swim there' },
          { Alt: '', Heading: '', Text: '', Address: '/nowhere', LinkText: 'Not shown' },
        ],
      }),
    )
    const [first, second, ...none] = screen.getAllByRole('listitem')
    expect(none).toEqual([])
    const picture = within(first!).getByRole('img', { name: 'The hut' })
    expect(picture.style.objectPosition).toBe('5% 6%')
    expect(picture.getAttribute('srcset')).toBe(
      [320, 640, 960].map((w) => `/api/1/private/file-get.php?id=12&w=${w} ${w}w`).join(', '),
    )
    expect(within(first!).getByRole('link', { name: 'Upper hut' })).toHaveAttribute('href', '/hut')
    expect(within(second!).getByRole('heading', { name: 'Lake' })).toBeVisible()
    expect(within(second!).getByRole('link', { name: 'Swim there' })).toHaveAttribute('href', '/lake')
  })
})

describe('columns', () => {
  const texts = (count: number) => Array.from({ length: count }, (_, at) => ({ Content: `<h2>Text ${at + 1}</h2>` }))

  it.each([
    [2, 'even', null],
    [2, '1:2', '1:2'],
    [3, '1:2', null],
    [4, 'even', null],
  ])('are %i texts in their order, %s', async (count, Widths, marked) => {
    const { container } = await shown(sectionOf('contents'), sectionOf('columns', { Columns: texts(count), Widths }))
    const headings = screen.getAllByRole('heading')
    expect(headings.map(({ textContent }) => textContent)).toEqual(texts(count).map((_, at) => `Text ${at + 1}`))
    expect(headings.map(({ id }) => id)).toEqual(texts(count).map((_, at) => `h-text-${at + 1}`))
    const columns = container.querySelector('.columns')
    expect(columns).toHaveAttribute('data-count', String(count))
    expect(columns?.getAttribute('data-widths')).toBe(marked)
  })
})

describe('a separator', () => {
  it('parts what is around it', async () => {
    await shown(sectionOf('separator', { Look: 'dots' }))
    expect(screen.getByRole('separator')).toHaveAttribute('data-look', 'dots')
  })
})
