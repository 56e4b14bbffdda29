import type { PasteSample } from './paste-sample.ts'

const writer = (html: string) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		h1.western { font-family: "Liberation Sans", sans-serif; font-size: 18pt; font-weight: bold }
		a:link { color: #000080; so-language: zxx; text-decoration: underline }
		a.sdfootnoteanc { font-size: 57% }
	</style>
</head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr">
${html}
</body>
</html>`

export const libreOfficeSamples: readonly PasteSample[] = [
  {
    from: 'LibreOffice Writer: a heading, formats, a footnote, empty paragraphs',
    html: writer(`<h1 class="western">The season</h1>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">We
walk <b>every Sunday</b>, in <i>any</i> <u>weather</u>, <strike>except
snow</strike>, <span style="background: #ffff00">both</span> sides<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup>
of <a href="https://huts.example/river">the river</a>.</font></font></p>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>

</p>
<p align="center" style="line-height: 100%; margin-bottom: 0cm">Ann<br/>
Hill<br/>
</p>
<div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Or
on one.</p>
</div>`),
    clean:
      '<h1>The season</h1><p>We walk <b>every Sunday</b>, in <i>any</i> <u>weather</u>, <s>except snow</s>, both sides<sup>1</sup> of ' +
      '<a href="https://huts.example/river">the river</a>.</p><p style="text-align: center">Ann<br>Hill</p><p>1 Or on one.</p>',
  },
  {
    from: 'LibreOffice Writer: lists in lists, within the items and beside them',
    html: writer(`<ol>
	<li><p style="line-height: 100%; margin-bottom: 0cm">Pack</p>
	<ol type="a">
		<li><p style="line-height: 100%; margin-bottom: 0cm">Food</p>
		<ul>
			<li><p style="line-height: 100%; margin-bottom: 0cm">Bread</p></li>
		</ul>
		</li>
	</ol>
	</li>
	<li><p style="line-height: 100%; margin-bottom: 0cm">Leave</p></li>
	<ul>
		<li><p>By train</p></li>
	</ul>
</ol>
<p>Later:</p>
<ol start="3">
	<li><p>Rest</p></li>
</ol>`),
    clean:
      '<ol><li>Pack<ol><li>Food<ul><li>Bread</li></ul></li></ol></li><li>Leave<ul><li>By train</li></ul></li></ol><p>Later:</p><ol start="3"><li>Rest</li></ol>',
  },
  {
    from: 'LibreOffice Writer: a table with a header and merged cells',
    html: writer(`<table width="643" cellpadding="4" cellspacing="0">
	<col width="128*"/>
	<col width="64*"/>
	<col width="64*"/>
	<thead>
		<tr valign="top">
			<th width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p class="western" align="center">
				Day</p>
			</th>
			<th colspan="2" width="50%"><p class="western">Walk</p></th>
		</tr>
	</thead>
	<tbody>
		<tr valign="top">
			<td rowspan="2" width="50%"><p class="western">Sunday</p></td>
			<td width="25%"><p class="western"><font color="#c9211e">Lake</font></p></td>
			<td width="25%" sdval="6" sdnum="1033;"><p align="right" class="western">6</p></td>
		</tr>
		<tr valign="top">
			<td width="25%"><p class="western"><br/>

			</p>
			</td>
			<td width="25%"><p class="western">Ridge</p><p class="western">Pass</p></td>
		</tr>
	</tbody>
</table>`),
    clean:
      '<table><thead><tr><th style="text-align: center">Day</th><th colspan="2">Walk</th></tr></thead><tbody>' +
      '<tr><td rowspan="2">Sunday</td><td>Lake</td><td style="text-align: right">6</td></tr>' +
      '<tr><td></td><td><p>Ridge</p><p>Pass</p></td></tr></tbody></table>',
  },
  {
    from: 'LibreOffice Calc: cells with formats, merged ones, empty ones',
    html: `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; }
		comment { display:none;  }
	</style>
</head>
<body>
<table cellspacing="0" border="0">
	<colgroup width="85"></colgroup>
	<colgroup span="2" width="60"></colgroup>
	<tr>
		<td colspan=3 height="17" align="center" valign=bottom bgcolor="#DDE8CB"><b><font size=4 color="#000000">Walks</font></b></td>
		</tr>
	<tr>
		<td height="17" align="left"><a class="comment-indicator"></a><comment>Ann: check</comment>Lake</td>
		<td align="right" sdval="6.5" sdnum="1033;0;0.0">6.5</td>
		<td align="left"><br></td>
	</tr>
</table>
</body>
</html>`,
    clean:
      '<table><tbody><tr><td colspan="3" style="text-align: center"><b>Walks</b></td></tr>' +
      '<tr><td>Lake</td><td style="text-align: right">6.5</td><td></td></tr></tbody></table>',
  },
]
