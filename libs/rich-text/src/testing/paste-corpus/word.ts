import { officeHead, type PasteSample } from './paste-sample.ts'

const fragment = (html: string, styles = '') => `${officeHead('Word', styles)}
<body lang=EN-NZ link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
${html}
<!--EndFragment-->
</body>
</html>`

const gap = `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>`

/** A paragraph that Word styles as an item: the list, the depth and which numbering it is, then the marker. */
const item = (place: string, marker: string, text: string, first = 'MsoListParagraphCxSpMiddle') =>
  `<p class=${first} style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${place}'><![if !supportLists]><span
lang=EN-US style='mso-fareast-font-family:Calibri;mso-ansi-language:EN-US'><span style='mso-list:Ignore'>${marker}${gap}</span></span><![endif]><span
lang=EN-US>${text}<o:p></o:p></span></p>
`

export const wordSamples: readonly PasteSample[] = [
  {
    from: 'Word: a title, headings with bookmarks, a quotation, formats, a page break, empty paragraphs',
    html: fragment(`<div class=WordSection1>
<p class=MsoTitle><span lang=EN-US>The walking club<o:p></o:p></span></p>
<h1><a name="_Toc100"></a><a name="_Ref7"><span style='mso-bookmark:_Toc100'><span lang=EN-US>The
season</span></span></a><span lang=EN-US><o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US>We walk <b style='mso-bidi-font-weight:normal'>every Sunday</b>, in <i>any</i>
<u>weather</u>, <s>except snow</s>, on <span style='background:yellow;mso-highlight:yellow'>both</span> sides of the
river.<span style='mso-spacerun:yes'>&nbsp; </span>Bring 2 m<sup>2</sup> of <span class=SpellE>tarpaulin</span>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span lang=EN-US><br clear=all style='mso-special-character:line-break;page-break-before:always'>
</span></p>
<p class=MsoQuote><span lang=EN-US>The hills wait.<o:p></o:p></span></p>
<p class=MsoNormal align=center style='text-align:center'><span lang=EN-US>Ann Hill<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span>Chair,<br>
<st1:City w:st="on"><st1:place w:st="on">Lakeside</st1:place></st1:City><o:p></o:p></span></p>
</div>`),
    clean:
      '<h1>The walking club</h1><h1>The season</h1>' +
      '<p>We walk <b>every Sunday</b>, in <i>any</i> <u>weather</u>, <s>except snow</s>, on both sides of the river. Bring 2 m<sup>2</sup> of tarpaulin.</p>' +
      '<blockquote><p>The hills wait.</p></blockquote>' +
      '<p style="text-align: center">Ann Hill Chair,<br>Lakeside</p>',
  },
  {
    from: 'Word: lists of three levels, bullets within numbers',
    html: fragment(
      item('l0 level1 lfo1', '1.', 'Pack', 'MsoListParagraphCxSpFirst') +
        item('l0 level2 lfo1', 'a.', 'Food') +
        item('l0 level3 lfo1', 'i.', 'Bread') +
        item('l0 level3 lfo1', 'ii.', 'Cheese') +
        item('l0 level2 lfo1', 'b.', 'Clothes') +
        item('l1 level3 lfo2', '<span style="font-family:Wingdings">§</span>', 'Hat') +
        item('l0 level1 lfo1', '2.', 'Leave', 'MsoListParagraphCxSpLast'),
    ),
    clean:
      '<ol><li>Pack<ol><li>Food<ol><li>Bread</li><li>Cheese</li></ol></li>' +
      '<li>Clothes<ul><li>Hat</li></ul></li></ol></li><li>Leave</li></ol>',
  },
  {
    from: 'Word: a numbered list that starts anew, one in brackets, and one that goes on after a paragraph',
    html: fragment(
      item('l0 level1 lfo1', '1.', 'Map', 'MsoListParagraphCxSpFirst') +
        item('l0 level1 lfo1', '2.', 'Rope', 'MsoListParagraphCxSpLast') +
        item('l0 level1 lfo2', '1.', 'Tent', 'MsoListParagraphCxSpFirst') +
        '<p class=MsoNormal>On the way:<o:p></o:p></p>\n' +
        item('l0 level1 lfo2', '2.', 'Water', 'MsoListParagraph') +
        '<p class=MsoNormal>Or:<o:p></o:p></p>\n' +
        item('l3 level1 lfo4', '(a)', 'Tea', 'MsoListParagraph'),
    ),
    clean:
      '<ol><li>Map</li><li>Rope</li></ol><ol><li>Tent</li></ol><p>On the way:</p><ol start="2"><li>Water</li></ol>' +
      '<p>Or:</p><ol><li>Tea</li></ol>',
  },
  {
    from: 'Word: numbered headings stay headings',
    html: fragment(`<h1 style='margin-left:21.6pt;text-indent:-21.6pt;mso-list:l2 level1 lfo3'><![if !supportLists]><span
lang=EN-US><span style='mso-list:Ignore'>1<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Rules<o:p></o:p></h1>
<h2 style='mso-list:l2 level2 lfo3'><![if !supportLists]><span style='mso-list:Ignore'>1.1<span
style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Members<o:p></o:p></h2>
<p class=MsoNormal>All may join.<o:p></o:p></p>`),
    clean: '<h1>1 Rules</h1><h2>1.1 Members</h2><p>All may join.</p>',
  },
  {
    from: 'Word: footnotes',
    html: fragment(`<p class=MsoNormal>The hut is old<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"
title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference><span style='font-size:11.0pt;line-height:107%;font-family:"Calibri",sans-serif'>[1]</span></span><![endif]></span></span></a>.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>
<hr align=left size=1 width="33%">
<![endif]>
<div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference><span style='font-size:10.0pt'>[1]</span></span><![endif]></span></span></a>
Built in 1896.<o:p></o:p></p>
</div>
</div>`),
    clean: '<p>The hut is old[1].</p><hr><p>[1] Built in 1896.</p>',
  },
  {
    from: 'Word: tracked changes as if accepted, comments left out',
    html: fragment(`<p class=MsoNormal>We meet <span class=msoDel><del cite="mailto:Ann%20Hill" datetime="2026-03-01T10:00">at
the church</del></span><span class=msoIns><ins cite="mailto:Ann%20Hill" datetime="2026-03-01T10:01">at the
<b>station</b></ins></span> at <a style='mso-comment-reference:AH_1;mso-comment-date:20260301T1002'>nine</a><span
class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor
id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" onmouseout="msoCommentHide('_com_1')"
href="#_msocom_1" language=JavaScript name="_msoanchor_1">[AH1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span>.<o:p></o:p></p>
<div style='mso-element:comment-list'><![if !supportAnnotations]>
<hr class=msocomoff align=left size=1 width="33%">
<![endif]>
<div style='mso-element:comment'><![if !supportAnnotations]>
<div id="_com_1" class=msocomtxt language=JavaScript onmouseover="msoCommentShow('_anchor_1','_com_1')"><![endif]><span
style='mso-comment-author:"Ann Hill"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]>
<p class=MsoCommentText><span style='mso-element:field-begin'></span>Or ten?<o:p></o:p></p>
</span><![if !supportAnnotations]></div>
<![endif]></div>
</div>`),
    clean: '<p>We meet at the <b>station</b> at nine.</p>',
  },
  {
    from: 'Word: a table with a header row, merged cells, a list in a cell and a row of widths',
    html: fragment(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184'>
 <thead>
  <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
   <td width=200 valign=top style='width:150.3pt;border:solid windowtext 1.0pt;background:#D9E2F3'>
   <p class=MsoNormal style='margin-bottom:0cm'><b><span lang=EN-US>Day<o:p></o:p></span></b></p>
   </td>
   <td width=401 colspan=2 valign=top style='width:300.5pt;border:solid windowtext 1.0pt'>
   <p class=MsoNormal align=center style='text-align:center'><span lang=EN-US>Walk<o:p></o:p></span></p>
   </td>
  </tr>
 </thead>
 <tr style='mso-yfti-irow:1'>
  <td width=200 rowspan=2 valign=top style='width:150.3pt;border-top:none'>
  <p class=MsoNormal>Sunday<o:p></o:p></p>
  </td>
  <td width=200 valign=top>
  <p class=MsoNormal>Lake<o:p></o:p></p>
  </td>
  <td width=200 valign=top>
  <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>·${gap}</span></span><![endif]>Boots<o:p></o:p></p>
  <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>·${gap}</span></span><![endif]>Hat<o:p></o:p></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>
  <td width=200 valign=top>
  <p class=MsoNormal>Ridge<o:p></o:p></p>
  <p class=MsoNormal>or pass<o:p></o:p></p>
  </td>
  <td width=200 valign=top>
  <p class=MsoNormal><o:p>&nbsp;</o:p></p>
  </td>
 </tr>
 <![if !supportMisalignedColumns]>
 <tr height=0>
  <td width=200 style='border:none'></td>
  <td width=200 style='border:none'></td>
  <td width=200 style='border:none'></td>
 </tr>
 <![endif]>
</table>`),
    clean:
      '<table><thead><tr><th><b>Day</b></th><th colspan="2" style="text-align: center">Walk</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">Sunday</td><td>Lake</td><td><ul><li>Boots</li><li>Hat</li></ul></td></tr>' +
      '<tr><td><p>Ridge</p><p>or pass</p></td><td></td></tr></tbody></table>',
  },
  {
    from: 'Word: links to pages, addresses, places in the document and files on a disk',
    html: fragment(`<p class=MsoNormal><a href="https://huts.example/map?a=1&amp;b=2"><span lang=EN-US style='mso-ansi-language:
EN-US'>The map</span></a>, <a href="mailto:ann@huts.example">Ann</a>, <a href="#_Toc100">above</a>, <a
href="file:///C:\\Users\\ann\\Documents\\plan.docx">the plan</a>, <span class=MsoHyperlink><a
href="https://huts.example/">home</a></span>.<o:p></o:p></p>`),
    clean:
      '<p><a href="https://huts.example/map?a=1&amp;b=2">The map</a>, <a href="mailto:ann@huts.example">Ann</a>, above, the plan, <a href="https://huts.example/">home</a>.</p>',
  },
  {
    from: 'Word on the web: each item in a list of its own',
    html: `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW1 BCX8" style="direction: ltr;"><p class="Paragraph SCXW1 BCX8" role="heading" aria-level="2" xml:lang="EN-GB" lang="EN-GB" paraid="1" style="font-weight: normal;"><span data-contrast="none" class="TextRun SCXW1 BCX8" style="font-size: 13pt;"><span class="NormalTextRun SCXW1 BCX8" data-ccp-parastyle="heading 2">What to bring</span></span><span class="EOP SCXW1 BCX8" data-ccp-props="{&quot;201341983&quot;:0}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle1 SCXW1 BCX8" role="list" style="list-style-type: disc;"><li data-leveltext="" data-font="Symbol" data-listid="1" aria-setsize="-1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" paraid="2"><span class="TextRun SCXW1 BCX8" style="font-weight: bold;"><span class="NormalTextRun SCXW1 BCX8">Boots</span></span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle2 SCXW1 BCX8" role="list"><li data-listid="1" data-aria-level="2" role="listitem" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8">Laces</span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle1 SCXW1 BCX8" role="list"><li data-listid="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8">Map</span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1 BCX8"><ol class="NumberListStyle1 SCXW1 BCX8" role="list" start="1"><li data-listid="2" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8">Go</span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper SCXW1 BCX8"><ol class="NumberListStyle1 SCXW1 BCX8" role="list" start="2"><li data-listid="2" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8">Stop</span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></li></ol></div>`,
    clean:
      '<h2>What to bring</h2><ul><li><strong>Boots</strong><ul><li>Laces</li></ul></li><li>Map</li></ul>' +
      '<ol><li>Go</li><li>Stop</li></ol>',
  },
]
