import type { PasteSample } from './paste-sample.ts'

/** One thing at a time. */
export const smallSamples: readonly PasteSample[] = [
  {
    from: 'Word: headings, formats, an empty paragraph, a smart tag',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=EN-NZ style='tab-interval:36.0pt'><!--StartFragment--><h1 style='margin-bottom:0cm'><a name="_Toc1"></a><span lang=EN-US style='mso-ansi-language:EN-US'>Huts<o:p></o:p></span></h1><p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:14.0pt;color:#C00000'>Bold</span></b> and <i style='mso-bidi-font-style:normal'>italic</i> and <span style='text-decoration:underline'>line</span>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>H<sub>2</sub>O in <st1:place w:st="on">Otago</st1:place></p><!--EndFragment--></body></html>`,
    clean:
      '<h1>Huts</h1><p style="text-align: center"><b>Bold</b> and <i>italic</i> and <u>line</u>.</p><p>H<sub>2</sub>O in Otago</p>',
  },
  {
    from: 'Word: lists in lists',
    html: `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>\u00b7<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Boots<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Laces</p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Soles</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>\u00b7 </span>Map</p><p class=MsoNormal>Then:</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Go</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2. </span><b>Stop</b></p>`,
    clean:
      '<ul><li>Boots<ul><li>Laces</li><li>Soles</li></ul></li><li>Map</li></ul><p>Then:</p><ol><li>Go</li><li><b>Stop</b></li></ol>',
  },
  {
    from: 'Word: a table',
    html: `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal>Hut<o:p></o:p></p></td><td width=301 colspan=2 style='border:solid windowtext 1.0pt'><p class=MsoNormal align=right style='text-align:right'>6</p></td></tr></table>`,
    clean: '<table><tbody><tr><td>Hut</td><td colspan="2" style="text-align: right">6</td></tr></tbody></table>',
  },
  {
    from: 'Word: a picture on its disk',
    html: `<p class=MsoNormal>a<img width=10 height=10 src="file:///C:/Users/x/clip_image001.png" v:shapes="Picture_1"></p>`,
    clean: '<p>a</p>',
  },
  {
    from: 'Google Docs: formats said with styles',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Huts</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;">Bold</span><span style="font-size:11pt;font-weight:400;font-style:italic;"> italic</span><span style="font-weight:400;text-decoration:line-through;"> gone</span><span style="font-size:0.6em;vertical-align:super;">2</span><a href="https://www.google.com/url?q=https://a.example/x%3Fy&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a></p><br><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    clean:
      '<h2>Huts</h2><p><strong>Bold</strong><em> italic</em><s> gone</s><sup>2</sup><a href="https://a.example/x?y">link</a></p><ul><li>One<ul><li>Two</li></ul></li></ul>',
  },
  {
    from: 'Google Docs: a table',
    html: `<b id="docs-internal-guid-3c"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="100"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;padding:5pt;"><p dir="ltr"><span style="font-weight:700;">Hut</span></p></td></tr></tbody></table></div></b>`,
    clean: '<table><tbody><tr><td><strong>Hut</strong></td></tr></tbody></table>',
  },
  {
    from: 'a web page in Chrome: wrappers, computed styles, scripts',
    html: `<meta charset='utf-8'><div class="article" style="color: rgb(32, 33, 34); font-family: sans-serif; orphans: 2;"><nav style="display:none"><a href="/">Home</a></nav><div class="lead">First line<div>Second <span style="font-weight: bold;">line</span></div></div><section><h3 id="x" onclick="track()">Title<a class="edit" href="#edit"> </a></h3><p style="margin: 0.5em 0px; font-weight: 400;">Text <strong style="font-weight: 600">strong</strong>, <b style="font-weight: normal">plain</b> <font color="red">red</font> <code class="hl">x</code></p><script>alert(1)</script><button>Share</button></section><figure><img src="//a.example/1.jpg" srcset="x 2x" alt="A hut" width="300" style="border:1px"><figcaption>Hut</figcaption></figure></div>`,
    clean:
      '<p>First line</p><p>Second <strong>line</strong></p><h3>Title</h3><p>Text <strong>strong</strong>, plain red <code>x</code></p><figure><img src="https://a.example/1.jpg" alt="A hut" width="300"><figcaption>Hut</figcaption></figure>',
  },
  {
    from: 'a web page: right-to-left text keeps its direction',
    html: '<div dir="rtl"><p dir="rtl" lang="ar">\u0645\u0631\u062d\u0628\u0627</p><p dir="ltr">b</p></div>',
    clean: '<p dir="rtl" lang="ar">\u0645\u0631\u062d\u0628\u0627</p><p>b</p>',
  },
  {
    from: 'Excel: cells',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{mso-number-format:"0";}</style></head><body><table border=0 cellpadding=0 width=128 style='border-collapse:collapse;width:96pt'><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><!--StartFragment--><td height=20 class=xl65 width=64>Hut</td><td align=right width=64>6</td><!--EndFragment--></tr></table></body></html>`,
    clean: '<table><tbody><tr><td>Hut</td><td style="text-align: right">6</td></tr></tbody></table>',
  },
  {
    from: 'hostile HTML',
    html: '<p>a<img src=x onerror=alert(1)></p><svg><style><img src=x onerror=alert(1)></style></svg><a href="javascript:alert(1)">b</a>',
    // What the parser itself takes out of the drawing is there to see, but does nothing.
    clean: '<p>a<img src="x"></p><img src="x">b',
  },
]
