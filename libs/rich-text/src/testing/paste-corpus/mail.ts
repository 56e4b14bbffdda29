import { officeHead, type PasteSample } from './paste-sample.ts'

export const emailSamples: readonly PasteSample[] = [
  {
    from: 'Outlook: a mail with the reply that it answers',
    html: `${officeHead('Word')}
<body lang=EN-NZ link="#0563C1" vlink="#954F72" style='word-wrap:break-word'>
<!--StartFragment-->
<div class=WordSection1>
<p class=MsoNormal><span style='mso-fareast-language:EN-US'>Dear Ann,<o:p></o:p></span></p>
<p class=MsoNormal><span style='mso-fareast-language:EN-US'><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal>The <a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fhuts.example%2Fmap%3Fa%3D1%26b%3D2&amp;data=05%7C01&amp;reserved=0">map</a>
is <b>here</b>.<o:p></o:p></p>
<div>
<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>
<p class=MsoNormal><b><span lang=EN-US>From:</span></b><span lang=EN-US> Ann Hill &lt;<a
href="mailto:ann@huts.example">ann@huts.example</a>&gt; <br>
<b>Sent:</b> Monday, 2 March 2026 9:00 am<br>
<b>Subject:</b> The map<o:p></o:p></span></p>
</div>
</div>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Where is it?<o:p></o:p></p>
</div>
<!--EndFragment-->
</body>
</html>`,
    clean:
      '<p>Dear Ann,</p><p>The <a href="https://huts.example/map?a=1&amp;b=2">map</a> is <b>here</b>.</p>' +
      '<p><b>From:</b> Ann Hill &lt;<a href="mailto:ann@huts.example">ann@huts.example</a>&gt;<br><b>Sent:</b> Monday, 2 March 2026 9:00 am<br><b>Subject:</b> The map</p>' +
      '<p>Where is it?</p>',
  },
  {
    from: 'Outlook on the web: lines, a list, the mail below',
    html: `<meta charset='utf-8'><div class="elementToProof" style="font-family: Aptos, Calibri, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Dear Ann,</div><div class="elementToProof" style="font-family: Aptos;"><br></div><div class="elementToProof" style="font-family: Aptos; font-size: 12pt;">Bring <b>boots</b>:</div><ul data-editing-info="{&quot;applyListStyleFromLevel&quot;:true}" style="margin-top: 0px; margin-bottom: 0px;"><li style="font-family: Aptos; font-size: 12pt;"><div role="presentation" class="elementToProof">a hat</div></li><li style="font-family: Aptos;"><div role="presentation" class="elementToProof">a map</div></li></ul><div id="appendonsend"></div><hr style="display: inline-block; width: 98%;" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" color="#000000" style="font-size: 11pt;"><b>From:</b> Ann Hill<br><b>Subject:</b> Boots?</font><div>&nbsp;</div></div><div><blockquote style="margin: 0px 0px 0px 0.8ex;"><div>What to bring?</div></blockquote></div>`,
    clean:
      '<p>Dear Ann,</p><p>Bring <b>boots</b>:</p><ul><li>a hat</li><li>a map</li></ul><hr><p><b>From:</b> Ann Hill<br><b>Subject:</b> Boots?</p>' +
      '<blockquote><p>What to bring?</p></blockquote>',
  },
  {
    from: 'Gmail: lines, emoji, the mail it answers',
    html: `<meta charset='utf-8'><div dir="ltr" style="color: rgb(34, 34, 34); font-family: Arial, Helvetica, sans-serif; font-size: small; font-weight: 400; text-align: start; text-decoration-style: initial;">Dear all,<div><br></div><div>we meet at <b>nine</b> <img data-emoji="🥾" class="an1" alt="🥾" aria-label="🥾" draggable="false" src="https://fonts.example/emoji/1f97e/72.png" loading="lazy"></div><div><ul><li style="margin-left: 15px;">boots</li><li style="margin-left: 15px;">map</li></ul></div><div><br clear="all"></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature">Ann</div></div><br class="Apple-interchange-newline"><div class="gmail_quote gmail_quote_container" style="color: rgb(34, 34, 34);"><div dir="ltr" class="gmail_attr">On Mon, Mar 2, 2026 at 9:00 AM Bo &lt;<a href="mailto:bo@huts.example" target="_blank">bo@huts.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin: 0px 0px 0px 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;"><div dir="ltr">When?<div>And where?</div></div></blockquote></div>`,
    clean:
      '<p>Dear all,</p><p>we meet at <b>nine</b> 🥾</p><ul><li>boots</li><li>map</li></ul><p>--</p><p>Ann</p>' +
      '<p>On Mon, Mar 2, 2026 at 9:00 AM Bo &lt;<a href="mailto:bo@huts.example">bo@huts.example</a>&gt; wrote:</p>' +
      '<blockquote><p>When?</p><p>And where?</p></blockquote>',
  },
  {
    from: 'a newsletter that is laid out with tables',
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f4f4"><tbody><tr><td align="center" style="padding:20px"><div style="display:none;max-height:0;overflow:hidden">Preview words</div><table role="presentation" width="600" class="container"><tbody><tr><td><h2 style="margin:0">Spring walks</h2><p style="color:#333">Join us.</p></td></tr><tr><td><a href="https://huts.example/join" style="background:#06c;color:#fff;display:inline-block;padding:12px">Join</a></td></tr></tbody></table><img src="https://track.example/open?id=7" width="1" height="1" alt="" style="display:block"></td></tr></tbody></table>`,
    clean: '<h2>Spring walks</h2><p>Join us.</p><p><a href="https://huts.example/join">Join</a></p>',
  },
]
