import { officeHead, type PasteSample } from './paste-sample.ts'

export const spreadsheetSamples: readonly PasteSample[] = [
  {
    from: 'Excel: formats that are said in the style sheet, merged cells, a hidden row, a link',
    html: `${officeHead(
      'Excel',
      `tr {mso-height-source:auto;}
col {mso-width-source:auto;}
br {mso-data-placement:same-cell;}
td {padding-top:1px; mso-ignore:padding; color:black; font-size:11.0pt; font-weight:400; font-style:normal; text-decoration:none; text-align:general; vertical-align:bottom;}
.font5 {color:black; font-size:11.0pt; font-weight:700; font-family:Calibri, sans-serif;}
.xl65 {font-weight:700; text-align:center; border:.5pt solid windowtext; background:#D9E1F2;}
.xl66 {font-style:italic; mso-number-format:"0\\.0";}
.xl67 {color:#0563C1; text-decoration:underline; text-underline-style:single;}`,
    )}
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td colspan=2 height=20 class=xl65 width=128 style='height:15.0pt;width:96pt'>Walk</td>
  <td class=xl65 width=64 style='border-left:none;width:48pt'>Hours</td>
 </tr>
 <tr height=0 style='display:none'>
  <td colspan=3>hidden</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td rowspan=2 height=40 style='height:30.0pt'>Lake <font class="font5">round</font></td>
  <td class=xl67><a href="https://huts.example/lake">map</a></td>
  <td class=xl66 align=right>6.5</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Two<br>
    lines<span style='mso-spacerun:yes'>&nbsp;</span></td>
  <td></td>
 </tr>
<!--EndFragment-->
</table>
</body>
</html>`,
    clean:
      '<table><tbody><tr><td colspan="2" style="text-align: center"><strong>Walk</strong></td><td style="text-align: center"><strong>Hours</strong></td></tr>' +
      '<tr><td rowspan="2">Lake <strong>round</strong></td><td><a href="https://huts.example/lake">map</a></td><td style="text-align: right"><em>6.5</em></td></tr>' +
      '<tr><td>Two<br>lines</td><td></td></tr></tbody></table>',
  },
  {
    from: 'Google Sheets: cells',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Walk&quot;}">Walk</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;text-align:center;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Hours&quot;}">Hours</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Lake&quot;}" data-sheets-hyperlink="https://huts.example/lake"><span style="font-size:10pt;font-family:Arial;font-style:normal;text-decoration:underline;"><a class="in-cell-link" target="_blank" href="https://huts.example/lake">Lake</a></span></td><td style="overflow:hidden;text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:6.5}" data-sheets-numberformat="{&quot;1&quot;:2}">6.5</td></tr></tbody></table></google-sheets-html-origin>`,
    clean:
      '<table><tbody><tr><td><strong>Walk</strong></td><td style="text-align: center"><strong>Hours</strong></td></tr>' +
      '<tr><td><a href="https://huts.example/lake">Lake</a></td><td style="text-align: right">6.5</td></tr></tbody></table>',
  },
  {
    from: 'Google Sheets: one cell',
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><span style="font-size:10pt;font-family:Arial;font-weight:bold;text-align:left;" data-sheets-root="1" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Lake&quot;}">Lake</span></google-sheets-html-origin>`,
    clean: '<strong>Lake</strong>',
  },
]
