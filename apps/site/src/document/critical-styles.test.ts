// @vitest-environment node
import { globalCss } from '@sitewright/ui/theme'
import { describe, expect, it } from 'vitest'
import { readStyleRules } from '../../style-rules.ts'
import { criticalStyles, cssOf, globalCssFor, namesIn } from './critical-styles.ts'

const needed = (sheet: string, html: string) => cssOf(readStyleRules(sheet), namesIn(html))

describe('rules that a document needs', () => {
  const html = '<nav class="menu big"><a class="link">Huts</a></nav>'

  it.each([
    ['.menu{color:red}', true],
    ['.menu .link:hover{color:red}', true],
    ['.menu.big>a:not(.gone)::after{content:""}', true],
    ['.other,.link{color:red}', true],
    ['nav a[href$=".pdf"]{color:red}', true],
    ['.menu :is(td,a){color:red}', true],
    ['.menu :is(td,nav>a):hover{color:red}', true],
    ['.menu :is(td,li>a):hover{color:red}', false],
    [':where( b , nav )>*+a{color:red}', true],
    ['.menu>:not(li):is(th, td) a{color:red}', false],
    ['.menu blockquote{color:red}', false],
    ['.menu h1+*{color:red}', false],
    ['td .link,th a{color:red}', false],
    [':root:not([data-menus]) .menu{color:red}', true],
    ['html body .menu{color:red}', true],
    ['.menu .other{color:red}', false],
    ['.other{color:red}', false],
    ['.men{color:red}', false],
    ['.menu :is([aria-current],td){color:red}', true],
    ['.menu :is(td,th .link){color:red}', false],
    ['.menu :is(td,:where(.link,li)){color:red}', true],
    ['.menu :is([hidden],[inert]){color:red}', true],
    ['.menu :is(td[hidden],th){color:red}', false],
    ['.menu A{color:red}', true],
    ['.menu TD{color:red}', false],
    ['.menu svg linearGradient{color:red}', false],
    ['.gone\\:soon{color:red}', true],
    ['.menu a[title="a,b}"] .link{color:red}', true],
    ['.menu a[title="]"] .other{color:red}', false],
    ['/* of .menu */.other{color:red}', false],
    ['.menu/* a table, and {all} of it */{color:red}', true],
    ['.menu::after{content:"}.other{"}', true],
    ['.menu{background:url(data:image/svg+xml,{;})}', true],
    ['@layer reset,base;', true],
    ['@LAYER base{.other{color:red}}', false],
    ['@keyframes turn{to{rotate:1turn}}', true],
    ['@media (width>=48rem){.menu{color:red}}', true],
    ['@supports (color:lab(from red l 0 0)){@media print{.link{color:red}}}', true],
  ])('are those that can apply: %s', (rule, applies) => {
    expect(needed(`.first{color:red}${rule}.last{color:red}`, html)).toBe(applies ? rule : '')
  })

  it.each([
    '<div class=wide tabindex=0>',
    '<div tabindex=0 class=wide>',
    "<div class='wide'>",
    '<div class = "wide">',
    '<div\nclass="wide">',
    '<div title="a"class="wide">',
    '<div class="high\twide\nlow">',
    '<DIV CLASS="wide">',
    '<div/class=wide>',
  ])('are those of a class however it is written: %s', (written) => {
    expect(needed('.wide{color:red}.wid{color:red}div{color:red}td{color:red}', written)).toBe(
      '.wide{color:red}div{color:red}',
    )
  })

  it.each([
    [':root:has(.menu){color:red}', true],
    [':root:has(> .other){color:red}', false],
    [':root:has(.menu, .other){color:red}', true],
    [':root:has(:not(.other)){color:red}', true],
  ])('are those of what an element has to have in it: %s', (rule, applies) => {
    expect(needed(rule, html)).toBe(applies ? rule : '')
  })

  it('are also those of elements that parsers add', () => {
    expect(needed('tbody td{color:red}tbody th{color:red}', '<table><tr><td>')).toBe('tbody td{color:red}')
  })

  it.each([
    [':root[data-look-menu=solid] .menu{color:red}', true],
    [`[data-look-menu="solid"] .menu{color:red}`, true],
    [':root[data-look-menu=underline] .menu{color:red}', false],
    [':root[data-look-menu=solid] .other{color:red}', false],
    [':root[data-look-menu^=under] .menu{color:red}', true],
    ['[data-open] .menu{color:red}', true],
  ])('are of a look those of its own layout: %s', (rule, applies) => {
    const names = namesIn(html).add('[data-look-menu=solid]')
    expect(cssOf(readStyleRules(rule), names)).toBe(applies ? rule : '')
  })

  it('leave the others of an at-rule out', () => {
    expect(needed('@media print{.menu{color:red}.other{color:red}}@media screen{.other{color:red}}', html)).toBe(
      '@media print{.menu{color:red}}',
    )
  })
})

describe('tokens that a document needs', () => {
  const declared = (css: string) =>
    new Map([...css.matchAll(/(--chakra-[\w\\.-]+):([^;}]*)/g)].map(([, name, value]) => [name, value]))
  const used = (css: string) => [...css.matchAll(/var\((--chakra-[\w\\.-]+)/g)].map(([, name]) => name)

  it('are those that it uses, with those that they are made of', () => {
    const sheet = '.menu{animation:var(--chakra-animations-spin);padding:var(--chakra-spacing-4)}'
    const css = globalCssFor(`${sheet}<p style="color:var(--chakra-colors-fg-muted)">`)
    const names = declared(css)
    for (const name of used(css + sheet)) expect(names.has(name), name).toBe(true)
    expect(names.get('--chakra-colors-fg-muted')).toBe(declared(globalCss).get('--chakra-colors-fg-muted'))
    expect(names.has('--chakra-spacing-12')).toBe(false)
  })

  it('are all of them if all are used, and then it is the global CSS as it is', () => {
    const all = [...declared(globalCss).keys()].map((name) => `var(${name})`).join(' ')
    expect(globalCssFor(all)).toBe(globalCss)
  })
})

describe('criticalStyles', () => {
  const sheet = readStyleRules('.a{color:red}.b{color:var(--chakra-colors-accent-fg)}.tip{top:0}')
  const css = (body: string, sheets = [sheet]) => criticalStyles({ body, sheets, later: '.tip' })

  it('has the rules and tokens that a document needs, whatever it was asked for before', () => {
    const plain = css('<p class="a">')
    expect(plain).toContain('.a{color:red}.tip{top:0}')
    expect(plain).not.toContain('--chakra-colors-accent-fg:')
    const coloured = css('<p class="a" style="color:var(--chakra-colors-accent-fg)">')
    expect(coloured).toContain('--chakra-colors-accent-fg:')
    expect(coloured).not.toContain('.b{')
    expect(css('<p class="b">')).toContain('.b{color:var(--chakra-colors-accent-fg)}')
    expect(css('<p class="a">', [readStyleRules('.a{color:blue}')])).toContain('.a{color:blue}')
    expect(css('<b class="a">')).toBe(plain)
    expect(css('<p class="a">')).toBe(plain)
  })

  it('is the same for a document as without what it keeps', () => {
    const body = '<p class="b a"><i style="color:var(--chakra-colors-fg)">'
    const rules = cssOf(sheet, namesIn(body).add('.tip'))
    expect(css(body)).toBe(globalCssFor(rules + body) + rules)
    expect(css(body)).toBe(globalCssFor(rules + body) + rules)
  })
})
