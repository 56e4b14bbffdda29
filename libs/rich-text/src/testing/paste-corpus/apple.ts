import type { PasteSample } from './paste-sample.ts'

const cocoa = (
  styles: string,
  body: string,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta http-equiv="Content-Style-Type" content="text/css">
<title></title>
<meta name="Generator" content="Cocoa HTML Writer">
<meta name="CocoaVersion" content="2575.4">
<style type="text/css">
${styles}
</style>
</head>
<body>
${body}
</body>
</html>`

export const appleSamples: readonly PasteSample[] = [
  {
    from: 'Apple Pages: formats in the style sheet, lists beside their items, a table',
    html: cocoa(
      `p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 30.0px 'Helvetica Neue'; color: #000000}
p.p2 {margin: 0.0px 0.0px 12.0px 0.0px; text-align: center; font: 11.0px 'Helvetica Neue'}
p.p3 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; min-height: 13.0px}
li.li1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'}
span.s1 {text-decoration: underline}
span.s2 {text-decoration: line-through ; font-kerning: none}
span.s3 {font: 7.3px 'Helvetica Neue'; vertical-align: 4.0px}
span.Apple-tab-span {white-space:pre}
table.t1 {border-collapse: collapse}
td.td1 {border-style: solid; border-width: 1.0px; padding: 4.0px}
ul.ul1 {list-style-type: disc}`,
      `<p class="p1"><b>The season</b></p>
<p class="p2">We walk <b>every Sunday</b>,<span class="Apple-converted-space">  </span>in <i>any</i> <span class="s1">weather</span>, <span class="s2">except snow</span>.<span class="Apple-tab-span">	</span>See <a href="https://huts.example/map"><span class="s1">the map</span></a>.</p>
<p class="p3"><br></p>
<ul class="ul1">
  <li class="li1"><span class="s3"></span>Food<span class="Apple-converted-space">&nbsp;</span></li>
  <ul class="ul1">
    <li class="li1">Bread</li>
  </ul>
  <li class="li1">Hat</li>
</ul>
<table cellspacing="0" cellpadding="0" class="t1">
  <tbody>
    <tr>
      <td valign="top" class="td1">
        <p class="p3"><b>Walk</b></p>
      </td>
      <td valign="top" class="td1">
        <p class="p3"><br></p>
      </td>
    </tr>
  </tbody>
</table>`,
    ),
    clean:
      '<p><b>The season</b></p><p style="text-align: center">We walk <b>every Sunday</b>, in <i>any</i> <u>weather</u>, <s>except snow</s>. See <a href="https://huts.example/map">the map</a>.</p>' +
      '<ul><li>Food<ul><li>Bread</li></ul></li><li>Hat</li></ul><table><tbody><tr><td><b>Walk</b></td><td></td></tr></tbody></table>',
  },
  {
    from: 'Apple Notes and TextEdit: lines, a numbered list, an attachment',
    html: cocoa(
      `p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 18.0px '.AppleSystemUIFont'}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 13.0px '.AppleSystemUIFont'}
ol.ol1 {list-style-type: decimal}
span.s1 {font-family: '.AppleSystemUIFontBold'; font-weight: bold; font-style: normal}
span.s2 {font-family: '.AppleSystemUIFont'; font-weight: normal; font-style: normal}`,
      `<p class="p1"><span class="s1">To do</span></p>
<p class="p2"><span class="s2"></span><br></p>
<p class="p2"><span class="s2">Ask Bo<span class="Apple-converted-space"> </span></span></p>
<ol class="ol1">
  <li class="p2"><span class="s2">Tent</span></li>
  <li class="p2"><span class="s2">Rope</span></li>
</ol>`,
    ),
    clean: '<p><strong>To do</strong></p><p>Ask Bo</p><ol><li>Tent</li><li>Rope</li></ol>',
  },
  {
    from: 'Apple Mail and Safari: a quoted reply',
    html: `<meta charset="UTF-8"><div style="caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px; font-style: normal; font-weight: 400; text-decoration: none;">At nine.</div><div style="caret-color: rgb(0, 0, 0);"><br><blockquote type="cite"><div>On 2 Mar 2026, at 9:00 AM, Ann &lt;ann@huts.example&gt; wrote:</div><br class="Apple-interchange-newline"><div><span style="font-weight: 700; display: inline !important; float: none;">When</span><span class="Apple-converted-space">&nbsp;</span>do we meet?<br></div></blockquote></div>`,
    clean:
      '<p>At nine.</p><blockquote><p>On 2 Mar 2026, at 9:00 AM, Ann &lt;ann@huts.example&gt; wrote:</p><p><strong>When</strong> do we meet?</p></blockquote>',
  },
]
