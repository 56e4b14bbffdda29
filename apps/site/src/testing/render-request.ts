import { readStyleRules } from '../../style-rules.ts'
import type { RenderRequest } from '@sitewright/page-kit/server'
import { fakeApi } from './fake-api.ts'
import { appSetup, calls, everyScreen, menuItem } from './fixtures.ts'
import { textKind } from './text-kind.tsx'
import { createRenderer } from '../server/create-renderer.ts'

const styles = [{ address: '/assets/entry.css', rules: readStyleRules('main{color:red}.unused{color:red}') }]
const kindStyles = {
  'single-page': [{ address: '/assets/kind.css', rules: readStyleRules('h1{color:blue}') }],
  form: [{ address: '/assets/form.css', rules: readStyleRules('.form{color:green}') }],
}

export const assets = {
  entry: '/assets/entry.js',
  modules: ['/assets/entry.js'],
  kinds: { 'single-page': ['/assets/kind.js'] },
  styles,
  kindStyles,
  island: {
    entry: '/assets/island.js',
    modules: ['/assets/island.js'],
    kinds: { 'single-page': ['/assets/kind.js', '/assets/views.js'] },
    styles: [{ address: '/assets/base.css', rules: [] }],
    kindStyles,
  },
  visitor: '/assets/visitor.js',
  editors: { 'single-page': ['/assets/editor.js'] },
  tokens: '/assets/tokens.css',
}
export const huts = { id: 2, kind: 'single-page', title: 'Our huts', description: 'Three huts' }

/** A renderer with these kinds and every screen. */
export function rendererOf(installed = [textKind('single-page')]) {
  return createRenderer({ installed, adminScreens: everyScreen, assets })
}

/** A visitor asks for the page of the huts, unless said otherwise. */
export function request(rest: Partial<RenderRequest> = {}, content: unknown = ['Text of the huts']): RenderRequest {
  return {
    url: '/huts',
    origin: 'https://example.org',
    api: fakeApi({ [calls.content]: content }).api,
    site: {
      title: 'Tramping Club',
      description: 'All',
      keywords: '',
      bodyWidth: 800,
      logoLarge: 0,
      logoSmall: 0,
      favicon: 0,
      language: 'en-NZ',
    },
    setup: appSetup(),
    routesComplete: true,
    menu: [menuItem('Huts', { Shortcut: '/huts' })],
    links: { config: '', icons: {} },
    page: huts,
    denied: false,
    ...rest,
  }
}
