import { describe, expect, it } from 'vitest'
import { visitorName } from './visitor-name.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
const name = (address: string, userAgent = firefox) => visitorName({ address, userAgent })

describe('what identifies visitors', () => {
  it('is the network address and the kind of browser and system', () => {
    expect(name('192.0.2.1')).not.toBe(name('192.0.2.2'))
    expect(name('192.0.2.1')).not.toBe(name('192.0.2.1', chrome))
    expect(name('192.0.2.1')).toBe(name('192.0.2.1', firefox.replace('140.0', '141.0')))
  })

  it('cannot be made up: unknown names are all the same', () => {
    expect(name('192.0.2.1', 'Invented 1')).toBe(name('192.0.2.1', 'Invented 2'))
  })

  it('is the network of an IPv6 address, however it is written', () => {
    expect(name('2001:db8:1:2::5')).toBe(name('2001:db8:1:2:a:b:c:d'))
    expect(name('2001:db8::5')).toBe(name('2001:db8:0:0:1::'))
    expect(name('2001:db8:1:2::5')).not.toBe(name('2001:db8:1:3::5'))
    expect(name('::ffff:192.0.2.1')).not.toBe(name('::ffff:192.0.2.2'))
  })
})
