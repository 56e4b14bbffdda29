import { describe, expect, it } from 'vitest'
import { readMenuAddress } from './menu-address.ts'

describe('an address of a menu item', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://example.org', 'HTTP://example.org'],
    ['example.org', 'https://example.org'],
    ['www.müller.example/gear', 'https://www.müller.example/gear'],
    [' club@example.org ', 'mailto:club@example.org'],
    ['mailto:club@example.org?subject=Huts', 'mailto:club@example.org?subject=Huts'],
    ['+64 (4) 123-4567', 'tel:+6441234567'],
    ['0211234567', 'tel:0211234567'],
    ['tel:+6441234567', 'tel:+6441234567'],
  ])('%s leads to %s', (typed, href) => {
    expect(readMenuAddress(typed)).toEqual({ to: 'elsewhere', href })
  })

  it.each([
    ['/contact#map', 'contact', 'map'],
    ['/Huts/North/', 'huts/north', ''],
    ['/%C3%BCber-uns#wer%20wir%20sind', 'über-uns', 'wer%20wir%20sind'],
    ['/pages/single-page/7#a#b', 'pages/single-page/7', 'a#b'],
  ])('%s is a page of the site', (typed, path, heading) => {
    expect(readMenuAddress(typed)).toEqual({ to: 'page', path, heading })
  })

  it.each([
    '',
    '/',
    '/#map',
    '#map',
    'contact',
    'javascript:alert(1)',
    'JavaScript://example.org/%0aalert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.org',
    '\\\\example.org',
    '/\\example.org',
    'https:example.org',
    'https://',
    'https://bank.example@evil.example/',
    'https://exa\u200bmple.org',
    'mailto:',
    'tel:',
    '/huts?edit',
    '/%E0%A4%A',
    `https://example.org/${'x'.repeat(2000)}`,
  ])('%j is none', (typed) => {
    expect(readMenuAddress(typed)).toBeUndefined()
  })

  it.each([
    ['https://', `example.org/${'x'.repeat(1985)}`],
    ['mailto:', `${'x'.repeat(1985)}@example.org`],
  ])('that %s would make longer than one that can be read is none', (_, typed) => {
    expect(readMenuAddress(typed)).toBeUndefined()
  })
})
