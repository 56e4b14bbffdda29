import { describe, expect, it, vi } from 'vitest'
import { parseLinks } from './LinkBar.tsx'

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
