import type { PasteSample } from './paste-sample.ts'

const guid = (html: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0c1d2e-7fff-4a3b">${html}</b><br class="Apple-interchange-newline">`

const look =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;'

const run = (text: string, { weight = '400', style = 'normal', line = 'none' } = {}) =>
  `<span style="${look}font-weight:${weight};font-style:${style};text-decoration:${line};">${text}</span>`

const paragraph = (inside: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inside}</p>`

const item = (level: number, text: string, kind = 'disc') =>
  `<li dir="ltr" style="list-style-type:${kind};font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${run(text)}</p></li>`

const box =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const todo = (text: string, done: boolean) =>
  `<li dir="ltr" role="checkbox" aria-checked="${done}" style="list-style-type:none;font-size:11pt;white-space:pre;" aria-level="1"><img src="${box}" width="17.6px" height="17.6px" alt="${done ? '' : 'un'}checked" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="line-height:1.38;display:inline-block;vertical-align:top;margin-top:0;" role="presentation">${run(text, { line: done ? 'line-through' : 'none' })}</p></li>`

const ul = (inside: string) => `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${inside}</ul>`
const ol = (inside: string, start = '') =>
  `<ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"${start}>${inside}</ol>`
const cell = (inside: string, spans = '') =>
  `<td${spans} style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;">${inside}</td>`

export const googleDocsSamples: readonly PasteSample[] = [
  {
    from: 'Google Docs: headings, formats, links, a line, empty paragraphs',
    html: guid(
      `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;">${run('The season')}</h1>` +
        paragraph(
          run('We walk ') +
            run('every Sunday', { weight: '700' }) +
            run(', in ') +
            run('any', { style: 'italic' }) +
            run(' weather', { weight: '700', style: 'italic', line: 'underline' }) +
            run(', ') +
            run('except snow', { line: 'line-through' }) +
            run('. H') +
            `<span style="font-size:0.6em;font-family:Arial;vertical-align:sub;">2</span>` +
            run('O is there. See ') +
            `<a href="https://huts.example/map" style="text-decoration:none;"><span style="${look}font-weight:400;color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;">the map</span></a>` +
            run('.'),
        ) +
        `<br />${paragraph(run('One<br />Two'))}<p><hr /></p><br /><br />` +
        `<p dir="ltr" style="line-height:1.38;text-align: center;margin-top:0pt;">${run('Ann')}</p>`,
    ),
    clean:
      '<h1>The season</h1><p>We walk <strong>every Sunday</strong>, in <em>any</em><u><em><strong> weather</strong></em></u>, ' +
      '<s>except snow</s>. H<sub>2</sub>O is there. See <a href="https://huts.example/map">the map</a>.</p>' +
      '<p>One<br>Two</p><hr><p style="text-align: center">Ann</p>',
  },
  {
    from: 'Google Docs: nested lists beside their items, numbers that go on',
    html: guid(
      ul(
        item(1, 'Food') +
          ul(item(2, 'Bread', 'circle') + ul(item(3, 'Rye', 'square')) + item(2, 'Cheese')) +
          item(1, 'Hat'),
      ) +
        paragraph(run('Then:')) +
        ol(item(1, 'Go', 'decimal') + ol(item(2, 'By train', 'lower-alpha'))) +
        paragraph(run('And')) +
        ol(item(1, 'Stop', 'decimal'), ' start="2"'),
    ),
    clean:
      '<ul><li>Food<ul><li>Bread<ul><li>Rye</li></ul></li><li>Cheese</li></ul></li><li>Hat</li></ul><p>Then:</p>' +
      '<ol><li>Go<ol><li>By train</li></ol></li></ol><p>And</p><ol start="2"><li>Stop</li></ol>',
  },
  {
    from: 'Google Docs: a list of which only a deeper item was copied',
    html: guid(ul(ul(item(2, 'Bread') + item(2, 'Cheese')))),
    clean: '<ul><li>Bread</li><li>Cheese</li></ul>',
  },
  {
    from: 'Google Docs: a checklist, whose boxes are pictures',
    html: guid(ul(todo('Boots', false) + todo('Map', true))),
    clean: '<ul><li>☐ Boots</li><li>☑ <s>Map</s></li></ul>',
  },
  {
    from: 'Google Docs: a table with merged cells, and a picture',
    html: guid(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt">${cell(paragraph(run('Walks', { weight: '700' })), ' colspan="2"')}</tr><tr style="height:0pt">${cell(paragraph(run('Lake')), ' colspan="1" rowspan="2"')}${cell(paragraph(run('Easy')) + paragraph(run('and short')))}</tr><tr style="height:0pt">${cell('<br />')}</tr></tbody></table></div><br />` +
        paragraph(
          `<span style="${look}font-weight:400;"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7.example/docsz/AD_4n?key=k" width="602" height="401" style="margin-left:0px;margin-top:0px;" alt="The hut in June"/></span></span>`,
        ),
    ),
    clean:
      '<table><tbody><tr><td colspan="2"><strong>Walks</strong></td></tr><tr><td rowspan="2">Lake</td><td><p>Easy</p><p>and short</p></td></tr>' +
      '<tr><td></td></tr></tbody></table><p><img src="https://lh7.example/docsz/AD_4n?key=k" width="602" height="401" alt="The hut in June"></p>',
  },
]
