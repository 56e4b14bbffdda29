import { Editor, Transforms } from 'slate'
import { expect, it } from 'vitest'
import { cleanHtml } from '@sitewright/html/browser'
import { isType } from '../queries/node-kinds.ts'
import { pictureAt } from '../queries/picture-at.ts'
import { editorWith, htmlOf } from '../testing/editor-with.ts'
import { insertImage } from './insert-image.ts'
import { type PictureLooks, setPicture } from './set-picture.ts'

function selected(html: string) {
  const editor = editorWith(html)
  const [image] = Editor.nodes(editor, { at: [], match: (node) => isType(node, 'image'), voids: true })
  if (image) Transforms.select(editor, Editor.start(editor, image[1]))
  editor.history = { undos: [], redos: [] }
  return editor
}

function set(html: string, change: Partial<PictureLooks>) {
  const editor = selected(html)
  const picture = pictureAt(editor)
  const { caption = '', size, place, shape, focus } = picture ?? {}
  const alt = picture?.image[0].attributes?.['alt'] ?? ''
  setPicture(editor, { alt, caption, size, place, shape, focus, ...change })
  return editor
}

const img = '<img src="/a.png" alt="a">'

it.each([
  ['describes', `<p>${img}</p>`, { alt: 'A hut' }, '<p><img src="/a.png" alt="A hut"></p>'],
  [
    'sizes and places',
    `<p>x${img}</p>`,
    { size: 'small', place: 'left' },
    '<p>x<img src="/a.png" alt="a" class="image-small image-left"></p>',
  ],
  [
    'takes size and place away',
    '<p><img src="/a.png" alt="a" class="image-small image-left"></p>',
    { size: undefined, place: undefined },
    `<p>${img}</p>`,
  ],
  [
    'takes over an older float',
    '<p><img src="/a.png" alt="a" style="float: left; margin: 0 1em 1em 0; width: 50%"></p>',
    { place: 'right' },
    '<p><img src="/a.png" alt="a" style="width: 50%" class="image-right"></p>',
  ],
  [
    'captions',
    `<p>x</p><p>${img}</p>`,
    { caption: 'The hut' },
    `<p>x</p><figure>${img}<figcaption>The hut</figcaption></figure>`,
  ],
  [
    'captions one with a size',
    '<p><img src="/a.png" alt="a" class="image-small"></p>',
    { caption: 'c', place: 'left' },
    `<figure class="image-small image-left">${img}<figcaption>c</figcaption></figure>`,
  ],
  [
    'captions one within a text',
    `<p>x${img}y</p><p>z</p>`,
    { caption: 'c' },
    `<p>xy</p><figure>${img}<figcaption>c</figcaption></figure><p>z</p>`,
  ],
  [
    'keeps the link of one that it captions',
    `<p><a href="/x">${img}</a></p>`,
    { caption: 'c' },
    `<figure><a href="/x">${img}</a><figcaption>c</figcaption></figure>`,
  ],
  [
    'changes a caption',
    `<figure>${img}<figcaption>c <b>d</b></figcaption></figure>`,
    { caption: 'e' },
    `<figure>${img}<figcaption>e</figcaption></figure>`,
  ],
  [
    'adds one to a figure',
    `<figure>${img}</figure>`,
    { caption: 'e' },
    `<figure>${img}<figcaption>e</figcaption></figure>`,
  ],
  [
    'leaves the formats of a caption',
    `<figure>${img}<figcaption>c <b>d</b></figcaption></figure>`,
    { size: 'middle' },
    `<figure class="image-middle">${img}<figcaption>c <b>d</b></figcaption></figure>`,
  ],
  [
    'takes a caption away',
    `<figure class="image-small">${img}<figcaption>c</figcaption></figure>`,
    { caption: '' },
    '<p><img src="/a.png" alt="a" class="image-small"></p>',
  ],
  [
    'cuts',
    '<p><img src="/a.png" alt="a" class="image-small"></p>',
    { shape: '16x9', focus: { x: 20, y: 100 } },
    '<p><img src="/a.png" alt="a" class="image-small image-16x9" style="object-position: 20% 100%"></p>',
  ],
  [
    'cuts and captions',
    `<p>${img}</p>`,
    { shape: 'square', caption: 'c', place: 'left' },
    '<figure class="image-left"><img src="/a.png" alt="a" class="image-square"><figcaption>c</figcaption></figure>',
  ],
  [
    'takes the caption away of one that is cut',
    '<figure><img src="/a.png" alt="a" class="image-3x2" style="object-position: 1% 2%"><figcaption>c</figcaption></figure>',
    { caption: '' },
    '<p><img src="/a.png" alt="a" class="image-3x2" style="object-position: 1% 2%"></p>',
  ],
  [
    'no longer cuts',
    '<p><img src="/a.png" alt="a" class="image-square" style="width: 50%; object-position: 20% 30%"></p>',
    { shape: undefined },
    '<p><img src="/a.png" alt="a" style="width: 50%"></p>',
  ],
  [
    'in a cell',
    `<table><tbody><tr><td>${img}</td></tr></tbody></table>`,
    { caption: 'c' },
    `<table><tbody><tr><td><figure>${img}<figcaption>c</figcaption></figure></td></tr></tbody></table>`,
  ],
] as const)(
  '%s a picture, as the sanitisers let it through, and one undo takes that back',
  (_, html, change, expected) => {
    const editor = set(html, change)
    expect(htmlOf(editor)).toBe(expected)
    expect(cleanHtml(expected)).toBe(expected)
    editor.undo()
    expect(htmlOf(editor)).toBe(html)
  },
)

it('leaves a picture alone that was only looked at', () => {
  const html =
    '<figure style="float: left"><img src="/a.png" alt=" "><p>x</p><figcaption><i>c</i></figcaption></figure>'
  expect(htmlOf(set(html, {}))).toBe(cleanHtml(html))
})

it('forgets what mattered in a picture when another takes its place, which is cut to the same shape', () => {
  const editor = selected('<p><img src="/a.png" alt="a" class="image-square" style="object-position: 20% 30%"></p>')
  insertImage(editor, { src: '/b.png', alt: 'b' })
  expect(htmlOf(editor)).toBe('<p><img src="/b.png" alt="b" class="image-square"></p>')
})
