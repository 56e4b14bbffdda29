import { describe, expect, it } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html.ts'

const cleaned = (html: string) => cleanPastedHtml(html).replaceAll(/>\n+</g, '><').trim()

/** A paragraph that Word styles as an item. */
const item = (marker: string, text: string, { style = '', list = 'l0 level1 lfo1' } = {}) =>
  `<p class=MsoListParagraph style='${style};mso-list:${list}'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`

const between = '<p class=MsoNormal>And:</p>'

describe('what was never meant for readers', () => {
  it.each([
    [
      'comments as Word writes them',
      `<p class=MsoNormal>At <a style='mso-comment-reference:AH_1'>nine</a><span class=MsoCommentReference><span><a class=msocomanchor href="#_msocom_1">[AH1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>.</p>
      <div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"Ann Hill"'><p class=MsoCommentText>Or ten?</p></span></div></div></div>`,
      '<p>At nine.</p>',
    ],
    [
      'comments as a browser writes them again',
      '<p>At nine<a href="#_msocom_1" id="_anchor_1">[AH1]</a>.</p><div style="mso-element: comment-list;"><div style="mso-element: comment;"><p class="MsoCommentText">Or ten?</p></div></div>',
      '<p>At nine.</p>',
    ],
    [
      'comments of which a browser left the classes only',
      '<p>At nine<a href="https://huts.example/page#_msocom_1">[AH1]</a>.</p><div><div><div id="_com_1"><p><a href="#_msoanchor_1">[AH1]</a>Or ten?</p></div></div></div>',
      '<p>At nine.</p>',
    ],
    [
      'changes by somebody',
      '<p>At <del cite="mailto:Ann%20Hill" datetime="2026-03-01T10:00">eight</del><ins cite="mailto:Ann%20Hill" datetime="2026-03-01T10:00">nine</ins>.</p>',
      '<p>At nine.</p>',
    ],
    [
      'changes by somebody without an address',
      '<p>At <del cite="Ann%20Hill">eight</del><ins cite="Ann%20Hill">nine</ins>.</p>',
      '<p>At nine.</p>',
    ],
    [
      'changes of a document of which only the time is said',
      '<p class=MsoNormal>At <del datetime="2026-03-01T10:00">eight</del><ins datetime="2026-03-01T10:00">nine</ins>.</p>',
      '<p>At nine.</p>',
    ],
  ])('leaves out %s', (_, html, clean) => {
    expect(cleaned(html)).toBe(clean)
  })

  it('keeps what is only styled as a comment', () => {
    const html =
      '<p class=MsoCommentText>Bring boots</p><p class=MsoNormal><span class=MsoCommentReference>small</span></p>'
    expect(cleaned(html)).toBe('<p>Bring boots</p><p>small</p>')
  })

  it('keeps what a page shows as changed, and not when', () => {
    const html = '<p>At <del datetime="2026-03-01" cite="https://a.example/why">eight</del> <ins>nine</ins></p>'
    expect(cleaned(html)).toBe('<p>At <del>eight</del> <ins>nine</ins></p>')
  })
})

describe('the numbers of lists', () => {
  it.each([
    ['begin at three', item('3.', 'c') + item('4.', 'd'), '<ol start="3"><li>c</li><li>d</li></ol>'],
    ['begin at a letter', item('c)', 'c') + item('d)', 'd'), '<ol start="3"><li>c</li><li>d</li></ol>'],
    ['begin at a Roman number', item('iii.', 'c') + item('iv.', 'd'), '<ol start="3"><li>c</li><li>d</li></ol>'],
    [
      'go on after a paragraph',
      item('1.', 'a') + item('2.', 'b') + between + item('3.', 'c'),
      '<ol><li>a</li><li>b</li></ol><p>And:</p><ol start="3"><li>c</li></ol>',
    ],
    [
      'go on by letters, of which one is a Roman number too',
      item('h.', 'h') + between + item('i.', 'i'),
      '<ol start="8"><li>h</li></ol><p>And:</p><ol start="9"><li>i</li></ol>',
    ],
    [
      'stay as they are where they are in lists already',
      `<ol start=1 type=1><li class=MsoNormal style='mso-list:l0 level1 lfo1'>a</li></ol>${between}<ol start=2 type=1><li class=MsoNormal style='mso-list:l0 level1 lfo1'>b</li></ol>`,
      '<ol><li>a</li></ol><p>And:</p><ol start="2"><li>b</li></ol>',
    ],
  ])('%s', (_, html, clean) => {
    expect(cleaned(html)).toBe(clean)
  })
})

describe('formats that a style says of a whole', () => {
  it.each([
    [
      'cell with paragraphs',
      '<table><tr><td style="font-weight:bold"><p>a</p></td><td style="font-weight:700"><p>b</p><p>c</p></td></tr></table>',
      '<table><tbody><tr><td><strong>a</strong></td><td><p><strong>b</strong></p><p><strong>c</strong></p></td></tr></tbody></table>',
    ],
    [
      'row',
      '<table><tr style="font-weight:bold"><td>a</td><th>b</th></tr></table>',
      '<table><tbody><tr><td><strong>a</strong></td><th>b</th></tr></tbody></table>',
    ],
    [
      'item with a list',
      '<ul><li style="font-weight:bold">a<ul><li style="font-weight:normal">b</li></ul></li></ul>',
      '<ul><li><strong>a</strong><ul><li>b</li></ul></li></ul>',
    ],
    ['item of Word', item('1.', 'a', { style: 'font-weight:bold' }), '<ol><li><strong>a</strong></li></ol>'],
    [
      'paragraph, but for some words',
      '<p style="font-weight:bold">a <span style="font-weight:normal">b</span> <i>c</i></p>',
      '<p><strong>a </strong>b <i><strong>c</strong></i></p>',
    ],
    ['line through all of it', '<div style="text-decoration:line-through"><p>a</p></div>', '<p><s>a</s></p>'],
    ['link', '<p><a href="/a" style="font-weight:bold">a</a></p>', '<p><a href="/a"><strong>a</strong></a></p>'],
  ])('%s', (_, html, clean) => {
    expect(cleaned(html)).toBe(clean)
  })
})

describe('lines that only a style keeps apart', () => {
  it.each([
    ['<div style="white-space:pre-wrap">one\ntwo\n\nthree\n</div>', '<p>one<br>two</p><p>three</p>'],
    ['<span style="white-space: pre-wrap;">one\r\ntwo</span>', 'one<br>two'],
    ['<div style="white-space-collapse: preserve">one <b>b\nc</b>\ntwo</div>', '<p>one <b>b<br>c</b><br>two</p>'],
    ['<style>.m {white-space: pre-line}</style><p class="m">one\ntwo</p>', '<p>one<br>two</p>'],
    [
      '<div style="white-space:pre-wrap">\n<p>one</p>\n<p style="white-space:normal">two\nthree</p>\n</div>',
      '<p>one</p><p>two\nthree</p>',
    ],
  ])('%j', (html, clean) => {
    expect(cleaned(html)).toBe(clean)
  })
})

it('keeps the empty lines that code begins with', () => {
  expect(cleaned('<pre>\n\n\na</pre>')).toBe('<pre>\n\n\na</pre>')
})

it('leaves no empty paragraph where a picture is that no page could show', () => {
  expect(cleaned('<p>a</p><p><img src="file:///C:/Temp/1.png"></p><p><img src="cid:1"> </p>')).toBe('<p>a</p>')
})
