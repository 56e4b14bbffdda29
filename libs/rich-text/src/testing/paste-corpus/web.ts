import type { PasteSample } from './paste-sample.ts'

const copied =
  'color: rgb(32, 33, 34); font-family: sans-serif; font-size: 16px; font-style: normal; font-weight: 400; letter-spacing: normal; orphans: 2; text-align: start; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-style: initial;'

export const webSamples: readonly PasteSample[] = [
  {
    from: 'an encyclopedia: edit links, references, a note above, a picture with its caption',
    html: `<meta charset='utf-8'><div class="mw-content-ltr mw-parser-output" lang="en" dir="ltr" style="${copied}"><style data-mw-deduplicate="TemplateStyles:r1">.mw-parser-output .hatnote{font-style:italic}</style><div class="mw-heading mw-heading2" style="border-bottom: 1px solid;"><h2 id="History">History</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="https://pedia.example/w/index.php?title=Hut&amp;action=edit&amp;section=1" title="Edit section: History"><span>edit</span></a><span class="mw-editsection-bracket">]</span></span></div><figure class="mw-default-size" typeof="mw:File/Thumb"><a href="https://pedia.example/wiki/File:Hut.jpg" class="mw-file-description"><img src="https://upload.example/250px-Hut.jpg" decoding="async" width="250" height="188" class="mw-file-element" srcset="https://upload.example/500px-Hut.jpg 2x" data-file-width="4000" alt="A hut"></a><figcaption>The hut, <i>c.</i> 1900</figcaption></figure><p style="margin: 0.5em 0px 1em;">A <b>hut</b> is a <a href="https://pedia.example/wiki/House" title="House">house</a>.<sup id="cite_ref-1" class="reference"><a href="https://pedia.example/wiki/Hut#cite_note-1"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup> It is small.<sup class="noprint Inline-Template">[<i><a href="https://pedia.example/wiki/Citation_needed">citation needed</a></i>]</sup></p><dl><dt>Bothy</dt><dd>a hut in the hills</dd></dl></div>`,
    clean:
      '<h2>History</h2><figure><a href="https://pedia.example/wiki/File:Hut.jpg"><img src="https://upload.example/250px-Hut.jpg" width="250" height="188" alt="A hut"></a><figcaption>The hut, <i>c.</i> 1900</figcaption></figure>' +
      '<p>A <b>hut</b> is a <a href="https://pedia.example/wiki/House">house</a>. It is small.</p><dl><dt>Bothy</dt><dd>a hut in the hills</dd></dl>',
  },
  {
    from: 'an encyclopedia with its list of references',
    html: `<p>A hut.<sup class="reference"><a href="https://pedia.example/wiki/Hut#cite_note-1">[1]</a></sup></p><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="https://pedia.example/wiki/Hut#cite_ref-1" aria-label="Jump up">^</a></b></span> <span class="reference-text"><cite class="citation book cs1">Hill, Ann (1931). <i>Huts</i>.</cite></span></li></ol>`,
    clean: '<p>A hut.<sup>[1]</sup></p><ol><li><cite>Hill, Ann (1931). <i>Huts</i>.</cite></li></ol>',
  },
  {
    from: 'a news page: pictures in several sizes, pixels, adverts, buttons, scripts, a film',
    html: `<meta charset='utf-8'><article class="story" style="${copied}"><header><h1 data-testid="headline" style="font-weight: 700;">Hut opens</h1><p role="doc-subtitle">After a year</p><div class="byline"><span>By <a href="https://news.example/bo">Bo Lake</a></span>&nbsp;<time datetime="2026-03-01T10:00:00Z">1 March</time></div><div class="share"><button type="button" aria-label="Share">Share</button><svg viewBox="0 0 1 1"><title>Share icon</title><path d="M0 0"></path></svg></div></header><figure><picture><source srcset="https://img.example/hut.webp 1x, https://img.example/hut-2.webp 2x" type="image/webp"><img src="https://img.example/hut.jpg" srcset="https://img.example/hut-800.jpg 800w" sizes="(min-width: 40em) 50vw, 100vw" loading="lazy" alt="The new hut" width="800" height="450" onerror="this.remove()"></picture><figcaption><span>The hut.</span> <span class="credit">Photo: Ann</span></figcaption></figure><img src="https://pixel.example/p.gif?u=1" width="1" height="1" alt=""><img src="https://pixel.example/q.gif" style="width: 1px; height: 1px; position: absolute;" alt=""><p>It has <em>six</em> bunks.<!-- ad slot --></p><ins class="adsbygoogle" style="display: block;" data-ad-client="ca-pub-1"></ins><aside><p>Also: <a href="javascript:void(0)" onclick="openStory(2)">the other hut</a></p></aside><blockquote cite="https://news.example/quote"><p>At last.</p><footer>Ann Hill</footer></blockquote><img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="https://img.example/stove.jpg" alt="The stove"><noscript><img src="https://img.example/stove.jpg" alt="The stove"></noscript><iframe src="https://video.example/1"></iframe><script>track()</script><a href="https://news.example/next"><div><h3>Next story</h3><p>A bridge</p></div></a></article>`,
    clean:
      '<h1>Hut opens</h1><p>After a year</p><p>By <a href="https://news.example/bo">Bo Lake</a>&nbsp;<time datetime="2026-03-01T10:00:00Z">1 March</time></p>' +
      '<figure><img src="https://img.example/hut.jpg" alt="The new hut" width="800" height="450"><figcaption>The hut. Photo: Ann</figcaption></figure>' +
      '<p>It has <em>six</em> bunks.</p><p>Also: the other hut</p><blockquote cite="https://news.example/quote"><p>At last.</p><p>Ann Hill</p></blockquote>' +
      '<p><img src="https://img.example/stove.jpg" alt="The stove"></p><h3><a href="https://news.example/next">Next story</a></h3><p><a href="https://news.example/next">A bridge</a></p>',
  },
  {
    from: 'a README: anchors, code with its colours, a task list, badges, a table',
    html: `<meta charset='utf-8'><div class="markdown-heading" dir="auto" style="${copied}"><h2 tabindex="-1" class="heading-element" dir="auto">Install</h2><a id="user-content-install" class="anchor" aria-label="Permalink: Install" href="https://code.example/huts#install"><svg class="octicon octicon-link" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m7.775 3.275"></path></svg></a></div><p dir="auto">Run <code>npm i</code> or <kbd>F5</kbd> <g-emoji class="g-emoji" alias="mountain"><img class="emoji" alt="⛰️" src="https://code.example/26f0.png" width="20" height="20"></g-emoji>:</p><div class="highlight highlight-source-shell notranslate position-relative overflow-auto" dir="auto"><pre><span class="pl-c1">cd</span> huts\n  npm start <span class="pl-k">&amp;&amp;</span> ls</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" class="ClipboardButton btn" value="cd huts"><svg class="octicon octicon-copy"><path d="M0"></path></svg></clipboard-copy></div></div><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" id="" disabled="" class="task-list-item-checkbox" checked=""> map</li><li class="task-list-item"><input type="checkbox" id="" disabled="" class="task-list-item-checkbox"> search</li></ul><markdown-accessiblity-table><table tabindex="0"><thead><tr><th>Hut</th><th align="right">Bunks</th></tr></thead><tbody><tr><td><del>Old</del></td><td align="right">6</td></tr></tbody></table></markdown-accessiblity-table>`,
    clean:
      '<h2>Install</h2><p>Run <code>npm i</code> or <kbd>F5</kbd> ⛰️:</p><pre>cd huts\n  npm start &amp;&amp; ls</pre><ul><li>☑ map</li><li>☐ search</li></ul>' +
      '<table><thead><tr><th>Hut</th><th style="text-align: right">Bunks</th></tr></thead><tbody><tr><td><del>Old</del></td><td style="text-align: right">6</td></tr></tbody></table>',
  },
  {
    from: 'Notion: headings, a callout, a quotation, code, nested lists',
    html: `<meta charset='utf-8'><h1>The season</h1>
<p>We walk <strong>every Sunday</strong>, <em>always</em> ~ <del>except snow</del>.</p>
<aside>
💡 <p>Bring a hat</p>
</aside>
<ul>
<li>Food
<ul>
<li>Bread</li>
</ul>
</li>
<li><p>Hat</p>
</li>
</ul>
<blockquote>
The hills wait.
</blockquote>
<pre><code class="language-bash">cd huts
ls
</code></pre>
<hr>
<!-- notionvc: 0c1d2e3f-0000-4000-8000-000000000000 -->`,
    clean:
      '<h1>The season</h1><p>We walk <strong>every Sunday</strong>, <em>always</em> ~ <del>except snow</del>.</p><p>💡</p><p>Bring a hat</p>' +
      '<ul><li>Food<ul><li>Bread</li></ul></li><li>Hat</li></ul><blockquote>The hills wait.</blockquote><pre><code>cd huts\nls</code></pre><hr>',
  },
  {
    from: 'a code editor: lines in a fixed font keep their indents',
    html: `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: 'Droid Sans Mono', 'monospace', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;">if</span><span style="color: #cccccc;"> (hut) {</span></div><div><span style="color: #cccccc;">  open()</span></div><br><div><span style="color: #cccccc;">}</span></div></div>`,
    clean: '<pre>if (hut) {\n  open()\n\n}</pre>',
  },
  {
    from: 'a web page: formats around blocks, formats twice, items without a list, lists in wrappers',
    html: `<b><p>Bold <b>twice</b></p><div>and below</div></b><i><ul><div><li>slanted</li></div></ul></i><li>alone</li><li>and another</li><p style="font-weight: bold">all of it</p><form><label>Name</label><input value="x"><select><option>one</option></select><textarea>two</textarea></form><p>after<br></p>`,
    clean:
      '<p><b>Bold twice</b></p><p><b>and below</b></p><ul><li><i>slanted</i></li></ul><ul><li>alone</li><li>and another</li></ul><p><strong>all of it</strong></p><p>Name</p><p>after</p>',
  },
  {
    from: 'a hostile page',
    html: `<p>a<img src=x onerror=alert(1)></p><a href="jAvaScript:alert(1)">b</a><a href="data:text/html,<script>alert(1)</script>">c</a><a href=" &#1;javascript:alert(1)">d</a><p style="background:url(javascript:alert(1));text-align:center" onmouseover="x()">e</p><object data="x.swf"><p>f</p></object><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel="stylesheet" href="https://evil.example/x.css"><math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>`,
    clean: '<p>a<img src="x"></p>bcd<p style="text-align: center">e</p>',
  },
]
