import { expect, it } from 'vitest'
import { cleanAddress } from '../commands/links.ts'
import { understandAddress } from './understand-address.ts'

it.each([
  ['0211234567', { kind: 'telephone', url: 'tel:0211234567' }],
  ['+64 (0)21 123-4567', { kind: 'telephone', url: 'tel:+64211234567' }],
  ['tel. 021 123 4567', { kind: 'telephone', url: 'tel:0211234567' }],
  ['111', { kind: 'telephone', url: 'tel:111' }],
  ['hello@example.org', { kind: 'email', url: 'mailto:hello@example.org' }],
  ['mailto:hello@example.org?subject=Hut', { kind: 'email', url: 'mailto:hello@example.org?subject=Hut' }],
  ['example.org/huts', { kind: 'web', url: 'https://example.org/huts' }],
  [' https://example.org/a?b=c#d ', { kind: 'web', url: 'https://example.org/a?b=c#d' }],
  ['http://localhost:4200/', { kind: 'web', url: 'http://localhost:4200/' }],
  ['/contact', { kind: 'site', url: '/contact' }],
  ['/', { kind: 'site', url: '/' }],
  ['#h-map', { kind: 'site', url: '#h-map' }],
  ['contact', { kind: 'word', path: '/contact' }],
  ['huts/saddle', { kind: 'word', path: '/huts/saddle' }],
  ['our contact page', { kind: 'nonsense' }],
  ['https://', { kind: 'nonsense' }],
  ['https://contact', { kind: 'nonsense' }],
  ['mailto:', { kind: 'nonsense' }],
  ['javascript:alert(1)', { kind: 'nonsense' }],
  ['!?', { kind: 'nonsense' }],
  ['', { kind: 'nonsense' }],
])('understands %j', (typed, meant) => {
  expect(understandAddress(typed, cleanAddress)).toEqual(meant)
})
