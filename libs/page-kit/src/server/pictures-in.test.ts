import { expect, it } from 'vitest'
import { picturesIn } from './pictures-in.ts'

const address = (id: number | string) => `/api/1/private/file-get.php?id=${id}`

it('names the files of images in their order, each once, in HTML and in JSON', () => {
  const html = `<p><img alt="" src="${address(9)}&amp;w=640"><img src="${address(2)}"><img src="${address(9)}"></p>`
  expect(picturesIn(html)).toEqual([9, 2])
  expect(picturesIn(JSON.stringify([{ Content: html }]))).toEqual([9, 2])
})

it('names neither what is only linked, nor what no file of the site can be', () => {
  const links = `<a href="${address(3)}">Plan</a> ${address(4)}`
  const odd = ['x', '0', '-1', '1.5', '4294967296'].map((id) => `<img src="${address(id)}">`).join('')
  expect(picturesIn(links + odd + '<img src="https://example.org/a.png">')).toEqual([])
})
