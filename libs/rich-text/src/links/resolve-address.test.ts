// @vitest-environment node
import { expect, it } from 'vitest'
import { resolveAddress } from './resolve-address.ts'

const targets = {
  find: async () => [],
  has: async (path: string) => path === '/contact',
  headings: async () => undefined,
}

const headings = [{ kind: 'heading' as const, url: '#h-map', label: 'Map' }]

it.each([
  ['www.müller.example', { url: 'https://www.müller.example' }],
  ['пример.example/клуб', { url: 'https://пример.example/клуб' }],
  ['192.0.2.7/cam', { url: 'http://192.0.2.7/cam' }],
  ['http://localhost:4200/', { url: 'http://localhost:4200/' }],
  ['+64 4 555 0100', { url: 'tel:+6445550100' }],
  ['contact', { url: '/contact' }],
  ['#h-map', { url: '#h-map' }],
  ['#prices', { url: '#prices', doubt: expect.stringContaining('There is no such heading here.') }],
  ['programme.pdf', { url: '', refused: expect.stringContaining('This site has no page /programme.pdf.') }],
  ['our contact page', { url: '', refused: 'This address cannot be used.' }],
  ['javascript:alert(1)', { url: '', refused: 'This address cannot be used.' }],
  ['/nowhere', { url: '/nowhere', doubt: expect.stringContaining('There is nothing at /nowhere yet.') }],
  ['https://contact', { url: 'https://contact', doubt: expect.stringContaining('in your own network only') }],
])('leads from %s to where it is meant to lead, or says why not', async (typed, resolved) => {
  expect(await resolveAddress(typed, { headings, targets })).toEqual(resolved)
})

it.each([
  ['contact', { url: '/contact' }],
  ['prices', { url: '/prices', doubt: expect.stringContaining('There is nothing at /prices yet.') }],
  ['programme.pdf', { url: '/programme.pdf', doubt: expect.stringContaining('nothing at /programme.pdf yet.') }],
])('leads from %s to a page that may not be there yet, where words are pages', async (typed, resolved) => {
  expect(await resolveAddress(typed, { headings, targets, wordsArePages: true })).toEqual(resolved)
})
