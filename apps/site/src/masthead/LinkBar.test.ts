import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LinkBar, parseLinks } from './LinkBar.tsx'

const link = (Url: string, rest = {}) => ({ IconSet: 'mat', Icon: 'home', Url, Tooltip: 'Home', ...rest })

describe('link list', () => {
  it('keeps its order', () => {
    const list = [link('https://b.example'), link('https://a.example')]
    expect(parseLinks(JSON.stringify(list))).toEqual(list)
  })

  it('is empty for an empty or invalid text', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(parseLinks('')).toEqual([])
    expect(parseLinks('{"a":1}')).toEqual([])
    expect(parseLinks('[{')).toEqual([])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('leaves out invalid links, and addresses that would run code', () => {
    const bad = [null, 7, {}, link('javascript:alert(1)'), link(' jAvaScript:alert(1)'), link('x', { IconSet: 'gif' })]
    const good = [link('/huts'), link('mailto:a@example.org'), link('tel:111'), link('#top')]
    expect(parseLinks(JSON.stringify([...bad, ...good]))).toEqual(good)
  })
})

describe('link bar', () => {
  it.each([
    ['www.club.example', 'https://www.club.example'],
    ['www.müller.example', 'https://www.müller.example'],
    ['hut@club.example', 'mailto:hut@club.example'],
    ['huts', '/huts'],
    ['./huts', './huts'],
    ['/huts', '/huts'],
    ['', ''],
  ])('leads where %j is meant to lead, as it was stored', (Url, href) => {
    const links = { config: JSON.stringify([link(Url)]), icons: {} }
    const html = renderToStaticMarkup(createElement(LinkBar, { links, bar: 'bar', link: 'link' }))
    expect(html).toContain(`href="${href}"`)
  })
})
